import {
  type ListDefinition,
  type ListFileFormat,
  type ListSelection,
  listFormats,
  listPageSize,
} from '@portal/contract/wire';
import type { ReactNode } from 'react';
import { ExportButton, type ExportTask, type SendOptions } from '../exports/exports.ts';
import { useWords } from '../i18n/i18n.ts';
import type { RowSelection } from '../ui/table/row-parts.ts';
import { DataTable, Group, Pager, Panel, PanelSkeleton } from '../ui/ui.ts';
import { type ListCells, listColumns } from './list-columns.tsx';
import { ListEmpty, type NoRows } from './list-empty.tsx';
import { ListFailed } from './list-failed.tsx';
import { ListFilters } from './list-filters.tsx';
import { listSelection } from './list-request.ts';
import type { List } from './use-list.ts';
import { useTableRoom } from './use-table-room.ts';

export interface ListPanelProps<Definition extends ListDefinition, Row extends object> {
  readonly list: List<Definition, Row>;
  /** Cells that say more than the value of their field. */
  readonly cells?: ListCells<Row>;
  /** The columns that are shown, where some are left out. */
  readonly fields?: readonly string[];
  /** What else can be done with the whole list, beside its files. */
  readonly actions?: ReactNode;
  /** Filters of the screen's own. */
  readonly filters?: ReactNode;
  /** Fetches the list as a file, or has it made as an export: everything that is looked for, of every page. */
  readonly onFile?: (
    selection: ListSelection<Definition>,
    options: SendOptions<ListFileFormat>,
  ) => ReturnType<ExportTask<ListSelection<Definition>>['send']>;
  /** In place of the definition's title, where it depends on what is looked at. */
  readonly title?: string;
  /** Accessible name of the table, where it is not the title. */
  readonly caption?: string;
  /** Besides what the definition says of a list without rows, or in its place. */
  readonly none?: Partial<NoRows>;
  /** Tells rows apart; their `id` unless given. */
  readonly rowKey?: (row: Row) => string;
  /** Boxes that pick rows. */
  readonly selection?: RowSelection<Row>;
  /** Greatest height of a list whose pages are long, as a CSS length; its rows then scroll. */
  readonly maxHeight?: string;
}

/** A searched, sorted, paged list in whatever state it is. */
export function ListPanel<Definition extends ListDefinition, Row extends object>(
  props: ListPanelProps<Definition, Row>,
) {
  const { list, cells = {}, fields, onFile, rowKey = rowId } = props;
  const { definition, view, change, result, rows } = list;
  const { t } = useWords();
  const room = useTableRoom();
  const { words } = definition;
  const title = props.title ?? t(words.title);
  return (
    <Panel
      title={title}
      description={words.text === undefined ? undefined : t(words.text)}
      refreshing={result.isFetching && result.data !== undefined}
      padding="flush"
      actions={
        (props.actions || onFile) && (
          <Group gap="xs">
            {props.actions}
            {onFile && (
              <ExportButton
                of={title}
                formats={listFormats}
                task={
                  rows.length === 0
                    ? null
                    : { prepare: async () => listSelection(definition, view), send: onFile }
                }
              />
            )}
          </Group>
        )
      }
      footer={
        rows.length > 0 && result.data ? (
          <Pager
            page={view.page}
            pageSize={definition.pageSize ?? listPageSize}
            total={result.data.total_items}
            onPage={(page) => change({ page })}
            {...(words.pages !== undefined && { label: t(words.pages) })}
          />
        ) : undefined
      }
    >
      <ListFilters list={list}>{props.filters}</ListFilters>
      {result.error && <ListFailed list={list} />}
      {result.isPending && <PanelSkeleton shape="table" count={8} />}
      {rows.length > 0 && (
        <DataTable
          caption={props.caption ?? title}
          columns={listColumns(definition, { t, cells, room, fields })}
          rows={rows}
          rowKey={rowKey}
          selection={props.selection}
          maxHeight={props.maxHeight}
          unevenRows
          sort={view.sort}
          onSort={(sort) => change({ sort })}
        />
      )}
      {result.data && rows.length === 0 && (
        <ListEmpty list={list} none={{ ...noneOf(words, t), ...props.none }} />
      )}
    </Panel>
  );
}

const rowId = (row: object) => String(Reflect.get(row, 'id'));

const noneOf = (
  { none, noneText }: ListDefinition['words'],
  t: (key: string) => string,
): NoRows => ({
  title: t(none),
  text: noneText === undefined ? undefined : t(noneText),
});
