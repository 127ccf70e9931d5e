import type { KeptReport } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Page, PageHeader } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { BackLink } from '../parts/back-link.tsx';
import { SavedCopiesPanel } from './saved-copies.panel.tsx';
import type { SavedCopyPrefix } from './saved-copies.query.ts';
import { isSavedCopyList, reportAt, savedCopyIn, savedCopyListAt } from './saved-copy-address.ts';
import { SavedCopyView } from './saved-copy-view.tsx';

interface ReportPageProps {
  readonly prefix: SavedCopyPrefix;
  readonly title: string;
  readonly description: string;
  /** The current report, with its header. */
  readonly today: ReactNode;
  /** Renders a saved copy. */
  readonly kept: (report: KeptReport) => ReactNode;
}

/** The page of a report: the current one, a saved copy, or the list of saved copies. */
export function ReportPage({ prefix, title, description, today, kept }: ReportPageProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const id = savedCopyIn(params);
  const isList = isSavedCopyList(params);
  if (!isList && id === null) return <Page width="wide">{today}</Page>;
  return (
    <Page width="wide">
      {isList ? (
        <BackLink text={t('kept.to_report')} to={reportAt(params)} />
      ) : (
        <BackLink text={t('kept.title')} to={savedCopyListAt(new URLSearchParams())} />
      )}
      <PageHeader title={title} description={description} />
      {isList || id === null ? (
        <SavedCopiesPanel prefix={prefix} />
      ) : (
        <SavedCopyView prefix={prefix} id={id}>
          {kept}
        </SavedCopyView>
      )}
    </Page>
  );
}
