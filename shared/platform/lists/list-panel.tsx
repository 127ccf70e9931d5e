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
  /** Custom cells for fields that need more than their value. */
  readonly cells?: ListCells<Row>;
  /** The fields to show; all by default. */
  readonly fields?: readonly string[];
  /** Additional actions on the whole list, beside its exports. */
  readonly actions?: ReactNode;
  /** Custom filters of the screen. */
  readonly filters?: ReactNode;
  /**
   * Fetches the list as a file or starts a background export, with all rows of the selection on
   * every page.
   */
  readonly onFile?: (
    selection: ListSelection<Definition>,
    options: SendOptions<ListFileFormat>,
  ) => ReturnType<ExportTask<ListSelection<Definition>>['send']>;
  /** Replaces the definition's title if it depends on the selection. */
  readonly title?: string;
  /** Accessible name of the table, if different from the title. */
  readonly caption?: string;
  /** Overrides the definition's texts for a list without rows, in full or in part. */
  readonly none?: Partial<NoRows>;
  /** Returns a unique key of a row; its `id` by default. */
  readonly rowKey?: (row: Row) => string;
  /** Checkboxes that select rows. */
  readonly selection?: RowSelection<Row>;
  /** Maximum height of a list with long pages, as a CSS length; the rows scroll beyond it. */
  readonly maxHeight?: string;
}

/** A list with search, sorting and paging, including its loading, empty and failed states. */
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
