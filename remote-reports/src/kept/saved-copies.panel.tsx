import type { KeptReport } from '@portal/contract/analysis-reports';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import {
  type Column,
  DataTable,
  EmptyState,
  FailedState,
  Panel,
  PanelSkeleton,
} from '@portal/platform/ui';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { type SavedCopyPrefix, savedCopiesQuery } from './saved-copies.query.ts';
import { SavedCopyActions } from './saved-copy-actions.tsx';
import { savedCopyAt } from './saved-copy-address.ts';
import { SavedCopyState } from './saved-copy-state.tsx';
import { useSavedCopyActions } from './use-saved-copy-actions.ts';

interface SavedCopiesPanelProps {
  readonly prefix: SavedCopyPrefix;
  /** Returns the address of a saved copy; by default one of the same page. */
  readonly openAt?: (id: number) => string;
  /** Explains how to make the first one; by default, from an open report. */
  readonly emptyText?: string;
}

/** The user's own saved copies, newest first. */
export function SavedCopiesPanel({
  prefix,
  openAt = savedCopyAt,
  emptyText,
}: SavedCopiesPanelProps) {
  const { t } = useWords();
  const actions = useSavedCopyActions(prefix);
  const { data: reports, error, refetch, isFetching } = useQuery(savedCopiesQuery(prefix));
  const columns: readonly Column<KeptReport>[] = [
    {
      field: 'report_name',
      header: t('kept.name'),
      render: ({ report_name, subject_name }) => (
        <>
          <div dir="auto">{report_name}</div>
          <SecondaryText text={subject_name === '' ? t('kept.of_everything') : subject_name} />
        </>
      ),
    },
    {
      field: 'state',
      header: t('kept.figures'),
      render: (report) => <SavedCopyState report={report} />,
    },
    {
      field: 'actions',
      header: t('kept.actions'),
      render: (report) => (
        <SavedCopyActions report={report} actions={actions} to={openAt(report.id)} />
      ),
    },
  ];
  return (
    <Panel title={t('kept.title')} description={t('kept.text')} padding="flush">
      {!reports && !error && <PanelSkeleton shape="table" count={4} />}
      {!reports && error && (
        <FailedState
          title={t('kept.list_failed')}
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {reports?.length === 0 && (
        <EmptyState title={t('kept.empty')} text={emptyText ?? t('kept.empty_text')} />
      )}
      {reports !== undefined && reports.length > 0 && (
        <DataTable
          caption={t('kept.title')}
          columns={columns}
          rows={reports}
          rowKey={({ id }) => String(id)}
          unevenRows
        />
      )}
    </Panel>
  );
}
