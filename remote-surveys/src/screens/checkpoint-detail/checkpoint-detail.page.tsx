import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRouteParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { AutoGrid, Page, PageHeader } from '@portal/platform/ui';
import { checkpointPath } from '../../paths.ts';
import { backLinkTo, PreviousPageContext, usePreviousPage } from '../../reports/previous-page.ts';
import { useLaneTime } from '../../reports/use-lane-time.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { CrossingPanel } from './crossing.panel.tsx';
import { crossingQuery } from './crossing.query.ts';
import { CrossingActions } from './crossing-actions.tsx';
import { CrossingTiles } from './crossing-tiles.tsx';
import { MapPanel } from './map/map.panel.tsx';
import { ReadingsPanel } from './readings.panel.tsx';
import { TiresPanel } from './tires.panel.tsx';

/** A crossing: the lane's readings of each tire, and the readings that failed a check. */
export default function CheckpointDetailPage() {
  const { t } = useWords();
  const { momentOf } = useLaneTime();
  const mayReadList = useRight('TMSMYRPT');
  const before = usePreviousPage();
  const back = backLinkTo(checkpointPath, before);
  const { id = '' } = useRouteParams();
  const { data, error, refetch, isFetching } = useQuery(crossingQuery(id));
  const title = t('crossing.title');
  if (error && !data) {
    const again = () => void refetch();
    const way = mayReadList ? { to: back.to, text: t('checkpoint.title') } : null;
    return (
      <FailedPage title={title} error={error} onRetry={again} isRetrying={isFetching} way={way} />
    );
  }
  if (!data) return <LoadingPage title={title} />;
  const { location, date_time } = data.tiles;
  return (
    <Page width="wide">
      {mayReadList && <BackLink {...back}>{t('checkpoint.title')}</BackLink>}
      <PageHeader
        title={<bdi>{data.title}</bdi>}
        description={<bdi>{[location, momentOf(date_time)].join(' · ')}</bdi>}
        actions={
          <PreviousPageContext value={before}>
            <CrossingActions crossing={data} />
          </PreviousPageContext>
        }
      />
      <CrossingTiles crossing={data} />
      <AutoGrid minColumn="24rem" columns={2}>
        <ReadingsPanel crossing={data} />
        <MapPanel key={data.survey_id} crossing={data} />
      </AutoGrid>
      <CrossingPanel key={data.survey_id} crossing={data} onExpired={() => refetch()} />
      <TiresPanel crossing={data} />
    </Page>
  );
}
