import type { KeptReport } from '@portal/contract/analysis-reports';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { EmptyState, FailedState, PanelSkeleton } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { type SavedCopyPrefix, savedCopiesQuery } from './saved-copies.query.ts';
import { SavedCopyNote } from './saved-copy-note.tsx';

interface SavedCopyViewProps {
  readonly prefix: SavedCopyPrefix;
  readonly id: number;
  /** Renders the report once it has figures. */
  readonly children: (report: KeptReport) => ReactNode;
}

/** The saved copy named by the address, in any state. */
export function SavedCopyView({ prefix, id, children }: SavedCopyViewProps) {
  const { t } = useWords();
  const { data, error, refetch, isFetching } = useQuery(savedCopiesQuery(prefix));
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
      <SavedCopyNote prefix={prefix} report={report} />
      {report.date_made !== null && children(report)}
    </>
  );
}
