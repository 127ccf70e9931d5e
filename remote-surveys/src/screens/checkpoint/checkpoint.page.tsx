import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { PageHeader } from '@portal/platform/ui';
import { checkpointPath } from '../../paths.ts';
import { useKeptNames } from '../../reports/kept-names.ts';
import { OmittedItemsWarning } from '../../reports/omitted-items-warning.tsx';
import { rowsAt, showsReadings } from '../../reports/readings-address.ts';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { Crossings } from './crossings.tsx';
import { excessCountIn, maximumChosen } from './fleets.ts';
import { LostFleetsPanel } from './lost-fleets.panel.tsx';
import { Readings } from './readings.tsx';
import { useFleets } from './use-fleets.ts';

/** The checkpoint report: units that crossed a lane, with the condition of their tires. */
export default function CheckpointPage() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const mayReadDetails = useRight('TMSMDRPT');
  const shown = useFleets();
  const accounts = useKeptNames('accounts');
  const locations = useKeptNames('locations');
  const lost = [
    ...shown.lost.accounts.map(accounts.nameOf),
    ...shown.lost.locations.map(locations.nameOf),
  ];
  const hasReadings = mayReadDetails && showsReadings(params);
  return (
    <ReportPage>
      {hasReadings && <BackLink to={rowsAt(params)}>{t('checkpoint.to_crossings')}</BackLink>}
      <PageHeader
        title={t('checkpoint.title')}
        description={t('checkpoint.description')}
        actions={
          <>
            <FavoritesButton kind="survey" path={checkpointPath} canAdd={!shown.isLostWhole} />
            <ReportExports />
          </>
        }
      />
      <OmittedItemsWarning
        words="checkpoint"
        lost={lost}
        beyond={excessCountIn(params)}
        most={maximumChosen}
      />
      {shown.isLostWhole && <LostFleetsPanel />}
      {!shown.isLostWhole &&
        (hasReadings ? <Readings shown={shown} /> : <Crossings shown={shown} />)}
    </ReportPage>
  );
}
