import type { SurveyRow, surveysList } from '@portal/contract/fleet-surveys';
import { DateField } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import type { List } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { surveySelectsQuery } from '../../yard/yard.query.ts';

interface SurveyFiltersProps {
  readonly list: Pick<List<typeof surveysList, SurveyRow>, 'view' | 'change'>;
  readonly locationId: number;
}

/** By whom the surveys are, and from when until when. */
export function SurveyFilters({ list: { view, change }, locationId }: SurveyFiltersProps) {
  const { t } = useWords();
  const { data } = useQuery(surveySelectsQuery(locationId));
  const { surveyor, from, to } = view.filters;
  const known = data?.surveyors ?? [];
  const names = surveyor === '' || known.includes(surveyor) ? known : [...known, surveyor];
  return (
    <>
      <Select
        label={t('survey.surveyor')}
        allowDeselect={false}
        data={[
          { value: '', label: t('surveys.filter.every_surveyor') },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        value={surveyor}
        onChange={(next) => change({ filters: { surveyor: next ?? '' } })}
      />
      <DateField
        label={t('surveys.filter.from')}
        value={from || null}
        maximum={to || undefined}
        onChange={(day, { error }) => {
          if (!error) change({ filters: { from: day ?? '' } });
        }}
      />
      <DateField
        label={t('surveys.filter.to')}
        value={to || null}
        minimum={from || undefined}
        onChange={(day, { error }) => {
          if (!error) change({ filters: { to: day ?? '' } });
        }}
      />
    </>
  );
}
