import { reportLimits } from '@portal/contract/reports';
import { useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { useQuery } from '../../query/query.ts';
import {
  DataTable,
  EmptyState,
  FailedState,
  Group,
  Pager,
  PanelSkeleton,
  Stack,
} from '../../ui/ui.ts';
import { nextReportSort } from '../figures/next-report-sort.ts';
import { useFigure } from '../figures/use-figure.ts';
import { useFailureText } from '../source/use-failure-text.ts';
import type { FigureReport } from './open-figure.ts';
import { columnsOfRecords } from './record.columns.ts';
import { firstRecordsPage, recordsQuery } from './records.query.ts';
import { RecordsChoice } from './records-choice.tsx';
import { RecordsExport } from './records-export.tsx';
import type { RecordsInView } from './records-in-view.ts';
import { RecordsSum } from './records-sum.tsx';

interface RecordsTableProps {
  readonly report: FigureReport;
  readonly looked: RecordsInView;
  readonly onLeftOut: (reason: string | null) => void;
}

/**
 * Shows the records of a measure page by page: those that it includes, or those that it excludes
 * for a reason.
 */
export function RecordsTable({ report, looked, onLeftOut }: RecordsTableProps) {
  const { t } = useWords();
  const figure = useFigure();
  const failure = useFailureText();
  const { measure } = looked.taken;
  const [sheet, setSheet] = useState(() => firstRecordsPage(report, looked.taken));
  const list = useQuery({
    ...recordsQuery(report, looked, sheet),
    placeholderData: (before) => before,
  });
  if (list.error) {
    const { text, isRefusal } = failure(list.error);
    const again = isRefusal ? undefined : () => void list.refetch();
    return <FailedState text={text} onRetry={again} retrying={list.isFetching} />;
  }
  if (!list.data) return <PanelSkeleton shape="table" count={10} />;
  const { records, total_items } = list.data;
  const columns = columnsOfRecords(report, looked, { t, figure });
  const choose = (reason: string | null) => {
    setSheet({ ...sheet, page: 1 });
    onLeftOut(reason);
  };
  return (
    <Stack gap="sm">
      <RecordsChoice answer={list.data} leftOut={looked.leftOut} onLeftOut={choose} />
      {total_items === 0 ? (
        <EmptyState title={t('shell:records.empty_title')} text={t('shell:records.empty_text')} />
      ) : (
        <>
          <Group justify="space-between" gap="xs">
            <RecordsSum
              answer={list.data}
              report={report}
              looked={looked}
              isRefreshing={list.isFetching}
            />
            <RecordsExport report={report} looked={looked} sort={sheet.sort} />
          </Group>
          <DataTable
            caption={t('shell:records.caption', {
              measure: t(looked.leftOut === null ? measure.label : `left_out.${looked.leftOut}`),
            })}
            columns={columns}
            rows={records.map((values, place) => ({ key: String(place), values }))}
            rowKey={({ key }) => key}
            sort={sheet.sort}
            onSort={(sort) =>
              setSheet({ page: 1, sort: nextReportSort(columns, sheet.sort, sort) })
            }
          />
          <Pager
            page={sheet.page}
            pageSize={reportLimits.recordsPage}
            total={total_items}
            onPage={(page) => setSheet({ ...sheet, page })}
            label={t('shell:records.pages')}
          />
        </>
      )}
    </Stack>
  );
}
