import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { PageHeader } from '@portal/platform/ui';
import { checkpointPath } from '../../paths.ts';
import { useKeptNames } from '../../reports/kept-names.ts';
import { LeftOut } from '../../reports/left-out.tsx';
import { isOfReadings, rowsAt } from '../../reports/readings-address.ts';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { Crossings } from './crossings.tsx';
import { beyondIn, mostChosen } from './fleets.ts';
import { LostFleetsPanel } from './lost-fleets.panel.tsx';
import { Readings } from './readings.tsx';
import { useFleets } from './use-fleets.ts';

/** The checkpoint report: which units drove over a lane, and what their tires were like. */
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
  const hasReadings = mayReadDetails && isOfReadings(params);
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
      <LeftOut words="checkpoint" lost={lost} beyond={beyondIn(params)} most={mostChosen} />
      {shown.isLostWhole && <LostFleetsPanel />}
      {!shown.isLostWhole &&
        (hasReadings ? <Readings shown={shown} /> : <Crossings shown={shown} />)}
    </ReportPage>
  );
}
