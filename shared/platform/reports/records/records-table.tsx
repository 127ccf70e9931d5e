import { reportLimits } from '@portal/contract/reports';
import { useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { useQuery } from '../../query/query.ts';
import { DataTable, EmptyState, FailedState, Pager, PanelSkeleton, Stack } from '../../ui/ui.ts';
import { greatestFirst } from '../figures/greatest-first.ts';
import { useFigure } from '../figures/use-figure.ts';
import { useFailure } from '../source/use-failure.ts';
import type { Taken } from './measures-of.ts';
import type { FigureReport } from './open-figure.ts';
import { columnsOfRecords } from './record.columns.ts';
import { firstSheet, recordsQuery } from './records.query.ts';
import { RecordsSum } from './records-sum.tsx';

interface RecordsTableProps {
  readonly report: FigureReport;
  readonly taken: Taken;
  readonly side: 'current' | 'previous';
}

/** The records that a measure adds up, page by page, and what they come to. */
export function RecordsTable({ report, taken, side }: RecordsTableProps) {
  const { t } = useWords();
  const figure = useFigure();
  const failure = useFailure();
  const [sheet, setSheet] = useState(() => firstSheet(report, taken));
  const list = useQuery({
    ...recordsQuery(report, taken, side, sheet),
    placeholderData: (before) => before,
  });
  if (list.error) {
    const { text, isRefusal } = failure(list.error);
    const again = isRefusal ? undefined : () => void list.refetch();
    return <FailedState text={text} onRetry={again} retrying={list.isFetching} />;
  }
  if (!list.data) return <PanelSkeleton shape="table" count={10} />;
  const { records, total_items } = list.data;
  const columns = columnsOfRecords(report, taken, { t, figure });
  if (total_items === 0)
    return (
      <EmptyState title={t('shell:records.empty_title')} text={t('shell:records.empty_text')} />
    );
  return (
    <Stack gap="sm">
      <RecordsSum answer={list.data} report={report} taken={taken} isRefreshing={list.isFetching} />
      <DataTable
        caption={t('shell:records.caption', { measure: t(taken.measure.label) })}
        columns={columns}
        rows={records.map((values, place) => ({ key: String(place), values }))}
        rowKey={({ key }) => key}
        sort={sheet.sort}
        onSort={(sort) => setSheet({ page: 1, sort: greatestFirst(columns, sheet.sort, sort) })}
      />
      <Pager
        page={sheet.page}
        pageSize={reportLimits.recordsPage}
        total={total_items}
        onPage={(page) => setSheet({ ...sheet, page })}
        label={t('shell:records.pages')}
      />
    </Stack>
  );
}
