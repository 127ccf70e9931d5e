import { surveyReportsList } from '@portal/contract/inspection-surveys';
import { FavoritesButton } from '@portal/platform/favorites';
import { useWords } from '@portal/platform/i18n';
import { useList } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import {
  Button,
  EmptyState,
  IconMapPin,
  IconRefresh,
  PageHeader,
  Panel,
} from '@portal/platform/ui';
import { reportCall } from '../../calls.ts';
import { tireInspectionPath } from '../../paths.ts';
import { useKeptNames } from '../../reports/kept-names.ts';
import { OmittedItemsWarning } from '../../reports/omitted-items-warning.tsx';
import { reportParams, rowsAt, showsReadings } from '../../reports/readings-address.ts';
import { ReportExports, ReportPage } from '../../reports/report-page.tsx';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { useKeptSelection } from './kept-selection.ts';
import { ExceptionsPanel } from './list/exceptions.panel.tsx';
import { ReportsPanel } from './list/reports.panel.tsx';
import { SummaryTiles } from './list/summary-tiles.tsx';
import {
  excessCountIn,
  locationsIn,
  maximumChosen,
  type Selection,
  withSelection,
  withStep,
} from './selection.ts';
import { StepsPanel } from './steps/steps.panel.tsx';
import { accessQuery } from './tire-inspection.query.ts';
import { useDropLostLocations, useLostLocations } from './use-lost-locations.ts';

/** The tire inspection report: surveys of the selected locations, with their exceptions. */
export default function TireInspectionPage() {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const { kept, keep } = useKeptSelection();
  const access = useQuery(accessQuery);
  const hasReadings = useRight('TMSMDRPT') && showsReadings(params);
  const chosen = locationsIn(params);
  const { left: locations, lost, leaveOut } = useLostLocations(chosen);
  const { nameOf } = useKeptNames('locations');
  // All locations are requested only if none was chosen, not if all those chosen are lost.
  const isAsked = locations.length > 0 || (chosen.length === 0 && access.data === true);
  const list = useList(surveyReportsList, {
    key: [...yardQueryKey, 'tire inspection', locations],
    ask: (body, signal) =>
      reportCall('POST survey/report', { body: { ...body, locations }, signal }),
    enabled: isAsked && !hasReadings,
  });
  const isLosing = useDropLostLocations(locations, list.result.error, leaveOut);
  const title = t('tire_inspection.title');
  if (access.error && access.data === undefined) {
    const again = () => void access.refetch();
    return (
      <FailedPage
        title={title}
        error={access.error}
        onRetry={again}
        isRetrying={access.isFetching}
      />
    );
  }
  if (access.data === undefined) return <LoadingPage title={title} />;
  const { from, to, surveyor, dealer } = list.view.filters;
  const saved: Selection = { locations, from, to, surveyor, dealer };
  return (
    <ReportPage>
      {hasReadings && <BackLink to={rowsAt(params)}>{t('exceptions.to_surveys')}</BackLink>}
      <PageHeader
        title={title}
        description={t('tire_inspection.description')}
        actions={
          <>
            {kept !== null && params.size === 0 && (
              <Button
                variant="default"
                leftSection={<IconRefresh size={16} aria-hidden />}
                onClick={() => setParams(new URLSearchParams(kept))}
              >
                {t('tire_inspection.restore')}
              </Button>
            )}
            <FavoritesButton kind="survey" path={tireInspectionPath} canAdd={isAsked} />
            <ReportExports />
          </>
        }
      />
      <StepsPanel
        saved={saved}
        mayLeaveOpen={access.data}
        isOpen={access.data && chosen.length === 0}
        onStep={(step, selection) => {
          const chosenNow = selection ? withSelection(reportParams(params), selection) : params;
          const next = withStep(chosenNow, step);
          if (selection) keep(withStep(next, null));
          setParams(next);
        }}
      />
      <OmittedItemsWarning
        words="tire_inspection"
        lost={lost.map(nameOf)}
        beyond={excessCountIn(params)}
        most={maximumChosen}
      />
      {isAsked && hasReadings && <ExceptionsPanel locations={locations} leaveOut={leaveOut} />}
      {isAsked && !hasReadings && (
        <>
          {list.result.data && <SummaryTiles summary={list.result.data.summary} />}
          {!isLosing && <ReportsPanel list={list} locations={locations} />}
        </>
      )}
      {!isAsked && (
        <Panel title={t(surveyReportsList.words.title)}>
          <EmptyState
            icon={IconMapPin}
            title={t('tire_inspection.choose')}
            text={t('tire_inspection.choose_text')}
            action={
              <Button onClick={() => setParams(withStep(params, 'locations'))}>
                {t('tire_inspection.choose_locations')}
              </Button>
            }
          />
        </Panel>
      )}
    </ReportPage>
  );
}
