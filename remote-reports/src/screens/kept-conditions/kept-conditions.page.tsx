import { useWords } from '@portal/platform/i18n';
import { useRouteParams, useSearchParams } from '@portal/platform/routing';
import { EmptyState, Page, PageHeader } from '@portal/platform/ui';
import { SavedCopyView } from '../../kept/saved-copy-view.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { figuresAt, recordsIn } from './records-address.ts';
import { ReportLoader } from './report-loader.tsx';

/** A saved copy of a fleet conditions report. */
export default function KeptConditionsPage() {
  const { t } = useWords();
  const { id = '' } = useRouteParams();
  const [params] = useSearchParams();
  return (
    <Page width="wide">
      {recordsIn(params) ? (
        <BackLink text={t('kept.to_report')} to={figuresAt} />
      ) : (
        <BackLink text={t('conditions.to_reports')} to="/fleet-condition-report" />
      )}
      <PageHeader title={t('conditions.kept_title')} description={t('conditions.description')} />
      {/^[1-9]\d{0,8}$/.test(id) ? (
        <SavedCopyView prefix="fleet_conditions" id={Number(id)}>
          {(report) => <ReportLoader report={report} />}
        </SavedCopyView>
      ) : (
        <EmptyState title={t('kept.gone')} text={t('kept.gone_text')} />
      )}
    </Page>
  );
}
