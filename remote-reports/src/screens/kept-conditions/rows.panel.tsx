import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Column, DataTable, EmptyState, Panel } from '@portal/platform/ui';

interface RowsPanelProps<Row extends object> {
  /** Name of the part of the report. */
  readonly part: string;
  /** Null if the part was not ordered. */
  readonly data: { readonly rows: readonly Row[]; readonly total_items: number } | null;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
}

/** The table of a part, with a note if it has more rows than are shown. */
export function RowsPanel<Row extends object>({
  part,
  data,
  columns,
  rowKey,
}: RowsPanelProps<Row>) {
  const { t } = useWords();
  if (!data) return null;
  const { rows, total_items } = data;
  return (
    <Panel
      title={t(`conditions.part.${part}`)}
      padding="flush"
      footer={
        total_items > rows.length
          ? t('conditions.first_rows', {
              most: formatInteger(rows.length),
              all: formatInteger(total_items),
            })
          : undefined
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('conditions.nothing')} text={t('conditions.nothing_text')} />
      ) : (
        <DataTable
          caption={t(`conditions.part.${part}`)}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          maxHeight="32rem"
          unevenRows
        />
      )}
    </Panel>
  );
}
