import type { UnitImage } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useNavigate, useRouteParams, useSearchParams } from '@portal/platform/routing';
import { EmptyState, IconPhoto, Page, PageHeader, Pager, Panel } from '@portal/platform/ui';
import { useRef } from 'react';
import { surveyDetailPath } from '../../paths.ts';
import { imagesPageSize, imagesQuery } from '../../photos/images.query.ts';
import { PhotoThumbnails } from '../../photos/photo-thumbnails.tsx';
import { backLinkTo, useBackLinkToReport, usePreviousPage } from '../../reports/previous-page.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { PhotoWindow } from './photo-window.tsx';
import { useFreshAddresses } from './use-fresh-addresses.ts';

/** A survey's photos of a unit, or of one of its tires. */
export default function SurveyImagesPage() {
  const { t } = useWords();
  const { surveyId = '', unitId, tireId } = useRouteParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isOpenedHere = useRef(false);
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
  const { data, error, refetch, isFetching } = useQuery(
    imagesQuery({ surveyId, unitId, tireId, page }),
  );
  const { images, renew, isLost } = useFreshAddresses(surveyId, data?.images);
  const before = usePreviousPage();
  const way = useBackLinkToReport(before);
  const title = t(tireId === undefined ? 'images.of_unit' : 'images.of_tire');
  if (error && !data) {
    const again = () => void refetch();
    return (
      <FailedPage title={title} error={error} onRetry={again} isRetrying={isFetching} way={way} />
    );
  }
  if (!data) return <LoadingPage title={title} />;
  const shown = images.find(({ storage_id }) => storage_id === params.get('photo')) ?? null;
  const show = (photo: UnitImage | null) => {
    // A photo opened here is closed by going back, so that going back once more leads to the
    // survey.
    if (!photo && isOpenedHere.current) {
      isOpenedHere.current = false;
      void navigate(-1);
      return;
    }
    if (photo && !shown) isOpenedHere.current = true;
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (photo) next.set('photo', photo.storage_id);
        else next.delete('photo');
        return next;
      },
      // Moving between photos adds no history entries.
      { replace: shown !== null },
    );
  };
  const first = (data.page_number - 1) * data.page_size;
  return (
    <Page width="wide">
      <BackLink {...backLinkTo(surveyDetailPath(surveyId), before)}>
        {t('survey_detail.title')}
      </BackLink>
      <PageHeader
        title={title}
        description={
          <bdi>
            {[
              data.unit_number,
              data.fleet_name,
              data.fleet_location_name,
              formatDate(data.survey_date),
            ].join(' · ')}
          </bdi>
        }
      />
      <Panel
        title={t('images.count', { count: data.total_items })}
        footer={
          <Pager
            page={page}
            pageSize={imagesPageSize}
            total={data.total_items}
            label={t('images.pages')}
            onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
          />
        }
      >
        {images.length === 0 ? (
          <EmptyState icon={IconPhoto} title={t('images.none')} text={t('images.none_text')} />
        ) : (
          <PhotoThumbnails
            photos={images}
            before={first}
            size="large"
            isLost={isLost}
            onShow={show}
            onMissing={renew}
          />
        )}
      </Panel>
      <PhotoWindow
        photos={images}
        before={first}
        shown={shown}
        isLost={isLost}
        onShow={show}
        onMissing={renew}
      />
    </Page>
  );
}
