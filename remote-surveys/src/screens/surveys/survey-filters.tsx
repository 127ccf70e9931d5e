import type { SurveyRow, surveysList } from '@portal/contract/fleet-surveys';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter, type List } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { personChoices } from '../../surveys/person-choices.ts';
import { surveySelectsQuery } from '../../yard/yard.query.ts';

interface SurveyFiltersProps {
  readonly list: Pick<List<typeof surveysList, SurveyRow>, 'definition' | 'view' | 'change'>;
  readonly locationId: number;
}

/** Filters surveys by surveyor and dates. */
export function SurveyFilters({ list, locationId }: SurveyFiltersProps) {
  const { t } = useWords();
  const { definition, view, change } = list;
  const { data } = useQuery(surveySelectsQuery(locationId));
  return (
    <>
      <ChoiceFilter
        label={t('survey.surveyor')}
        every={t('surveys.filter.every_surveyor')}
        choices={personChoices(
          data?.surveyors.map((name) => ({ value: name, text: name })),
          t,
        )}
        value={view.filters.surveyor}
        onChange={(surveyor) => change({ filters: { surveyor } })}
        isSearched={false}
      />
      <RangeFilter
        range={view.filters}
        filters={definition.filters}
        onChange={(filters) => change({ filters })}
      />
    </>
  );
}
