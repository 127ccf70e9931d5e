import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRouteParams, useSearchParams } from '@portal/platform/routing';
import { Alert, Page, PageHeader } from '@portal/platform/ui';
import { idFromName } from '../../device/names/local-names.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { refusalText } from '../../operation/refusal-text.ts';
import { dashboardPath } from '../../paths.ts';
import { copyQuery } from '../../units/copy.query.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { locationQuery } from '../../yard/yard.query.ts';
import { AddUnitForm } from './add-unit.form.tsx';

/** Adds a unit to a location, from scratch or as a copy. */
export default function UnitAddPage() {
  const { t } = useWords();
  const id = Number(useRouteParams().locationId);
  const [params, setParams] = useSearchParams();
  const like = idFromName(params.get('copy') ?? '') || null;
  const survey = idFromName(params.get('survey') ?? '') || null;
  const label = { unit_number: params.get('number') ?? '', vin: params.get('vin') ?? '' };
  const location = useQuery(locationQuery(id));
  const copy = useQuery(copyQuery(like));
  const { data, error } = location;
  if (error && !data) {
    const again = () => void location.refetch();
    return (
      <FailedPage
        title={t('unit.add.title')}
        error={error}
        onRetry={again}
        isRetrying={location.isFetching}
      />
    );
  }
  if (!data || copy.isLoading) return <LoadingPage title={t('unit.add.title')} />;
  return (
    <Page width="narrow">
      <BackLink to={dashboardPath(id)}>{data.name || data.code}</BackLink>
      <PageHeader title={t('unit.add.title')} />
      <OperationNotice />
      {copy.error && <Alert color="red">{refusalText(t, copy.error)}</Alert>}
      <AddUnitForm
        key={like}
        location={data}
        likeId={like}
        like={copy.data ?? null}
        label={label}
        survey={survey}
        isCopying={params.has('like')}
        onCopy={(unit, { unit_number: number, vin }) =>
          setParams(
            (before) => {
              const { like: _, ...kept } = Object.fromEntries(before);
              const typed = { ...(number && { number }), ...(vin && { vin }) };
              return { ...kept, ...typed, copy: String(unit) };
            },
            { replace: true },
          )
        }
      />
    </Page>
  );
}
