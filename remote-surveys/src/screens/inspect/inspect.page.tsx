import { unitNumber } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useLocalParams } from '../../device/address/use-local-params.ts';
import { surveyQuery } from '../../surveys/survey.query.ts';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { isAbsent, notFoundFailure } from '../../yard/not-found-failure.ts';
import { InspectedUnit } from './inspected-unit.tsx';
import { UnsavedOfAddress } from './unsaved/unsaved-of-address.tsx';

/** The inspection of a unit, given in the address by its number, ignoring case. */
export default function InspectPage() {
  const { t } = useWords();
  const { surveyId = '', unitNumber: named = '' } = useLocalParams();
  const { data, error, refetch, isFetching } = useQuery(surveyQuery(surveyId));
  const sought = folded(named);
  const unit = data?.units.find(({ unit_number }) => folded(unit_number) === sought);
  const isGone = data ? !unit || isAbsent(error) : isAbsent(error);
  const failure = isGone ? notFoundFailure : data ? null : error;
  if (failure)
    return (
      <FailedPage
        title={t('inspect.title')}
        error={failure}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {isGone && <UnsavedOfAddress surveyId={surveyId} unitNumber={folded(named)} />}
      </FailedPage>
    );
  if (!data || !unit) return <LoadingPage title={t('inspect.title')} />;
  const { unit_inspection_id: id } = unit;
  return <InspectedUnit key={id} surveyId={surveyId} unit={unit} units={data.units} />;
}

const folded = (number: string) => (unitNumber(number) ?? number).toLowerCase();
