import type { KeptReport } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { BackLink } from '../parts/back-link.tsx';
import type { KeptPrefix } from './kept.query.ts';
import { isKeptList, keptIn, keptListAt, reportAt } from './kept-address.ts';
import { KeptReportsPanel } from './kept-reports.panel.tsx';
import { OpenedReport } from './opened-report.tsx';

interface ReportPageProps {
  readonly prefix: KeptPrefix;
  readonly title: string;
  readonly description: string;
  /** The report of today, with its header. */
  readonly today: ReactNode;
  /** A report as it was kept. */
  readonly kept: (report: KeptReport) => ReactNode;
}

/** The page of a report: as it is today, as it was kept, or all that are kept. */
export function ReportPage({ prefix, title, description, today, kept }: ReportPageProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const id = keptIn(params);
  const isList = isKeptList(params);
  if (!isList && id === null) return <Page width="wide">{today}</Page>;
  return (
    <Page width="wide">
      {isList ? (
        <BackLink text={t('kept.to_report')} to={reportAt(params)} />
      ) : (
        <BackLink text={t('kept.title')} to={keptListAt(new URLSearchParams())} />
      )}
      <PageHeader title={title} description={description} />
      {isList || id === null ? (
        <KeptReportsPanel prefix={prefix} />
      ) : (
        <OpenedReport prefix={prefix} id={id}>
          {kept}
        </OpenedReport>
      )}
    </Page>
  );
}
