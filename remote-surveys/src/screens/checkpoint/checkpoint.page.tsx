import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { Alert, PageHeader } from '@portal/platform/ui';
import { isOfReadings, rowsAt } from '../../reports/readings-address.ts';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { Crossings } from './crossings.tsx';
import { Readings } from './readings.tsx';
import { useFleets } from './use-fleets.ts';

/** The checkpoint report: which units drove over a lane, and what their tires were like. */
export default function CheckpointPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const mayReadDetails = useRight('TMSMDRPT');
  const shown = useFleets();
  const hasReadings = mayReadDetails && isOfReadings(params);
  return (
    <ReportPage>
      {hasReadings && <BackLink to={rowsAt(params)}>{t('checkpoint.to_crossings')}</BackLink>}
      <PageHeader
        title={t('checkpoint.title')}
        description={t('checkpoint.description')}
        actions={<ReportExports />}
      />
      {shown.lost > 0 && (
        <Alert color="amber" role="status">
          {t('checkpoint.lost', { count: shown.lost })}
        </Alert>
      )}
      {hasReadings ? <Readings shown={shown} /> : <Crossings shown={shown} />}
    </ReportPage>
  );
}
