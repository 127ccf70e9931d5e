import type { KeptReport } from '@portal/contract/analysis-reports';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { EmptyState, FailedState, PanelSkeleton } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { type KeptPrefix, keptReportsQuery } from './kept.query.ts';
import { KeptNote } from './kept-note.tsx';

interface OpenedReportProps {
  readonly prefix: KeptPrefix;
  readonly id: number;
  /** The report with its figures, once there are any. */
  readonly children: (report: KeptReport) => ReactNode;
}

/** A kept report that an address names, in whatever state it is. */
export function OpenedReport({ prefix, id, children }: OpenedReportProps) {
  const { t } = useWords();
  const { data, error, refetch, isFetching } = useQuery(keptReportsQuery(prefix));
  if (!data)
    return error ? (
      <FailedState
        title={t('kept.list_failed')}
        text={t(failureWord(error))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <PanelSkeleton shape="table" count={4} />
    );
  const report = data.find((each) => each.id === id);
  if (!report) return <EmptyState title={t('kept.gone')} text={t('kept.gone_text')} />;
  if (report.is_closed)
    return <EmptyState title={t('kept.closed_title')} text={t('kept.closed')} />;
  return (
    <>
      <KeptNote prefix={prefix} report={report} />
      {report.date_made !== null && children(report)}
    </>
  );
}
