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
import { Small } from '../parts/small.tsx';
import { type KeptPrefix, keptReportsQuery } from './kept.query.ts';
import { KeptActions } from './kept-actions.tsx';
import { keptAt } from './kept-address.ts';
import { KeptState } from './kept-state.tsx';
import { useKeptActions } from './use-kept-actions.ts';

interface KeptReportsPanelProps {
  readonly prefix: KeptPrefix;
  /** The address of a kept report; one of the page itself unless given. */
  readonly openAt?: (id: number) => string;
  /** How the first one is made; from a report that is open unless given. */
  readonly emptyText?: string;
}

/** The reader's own kept reports, the newest first. */
export function KeptReportsPanel({ prefix, openAt = keptAt, emptyText }: KeptReportsPanelProps) {
  const { t } = useWords();
  const actions = useKeptActions(prefix);
  const { data: reports, error, refetch, isFetching } = useQuery(keptReportsQuery(prefix));
  const columns: readonly Column<KeptReport>[] = [
    {
      field: 'report_name',
      header: t('kept.name'),
      render: ({ report_name, subject_name }) => (
        <>
          <div dir="auto">{report_name}</div>
          <Small text={subject_name === '' ? t('kept.of_everything') : subject_name} />
        </>
      ),
    },
    {
      field: 'state',
      header: t('kept.figures'),
      render: (report) => <KeptState report={report} />,
    },
    {
      field: 'actions',
      header: t('kept.actions'),
      render: (report) => <KeptActions report={report} actions={actions} to={openAt(report.id)} />,
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
