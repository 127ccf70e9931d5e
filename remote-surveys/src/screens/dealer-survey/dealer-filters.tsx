import { dealerReportsList } from '@portal/contract/inspection-surveys';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter, choicesOf, type List } from '@portal/platform/lists';
import { queryOptions, useQuery } from '@portal/platform/query';
import { reportCall } from '../../calls.ts';
import { personChoices } from '../../surveys/person-choices.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';

const selectsQuery = queryOptions({
  queryKey: [...yardQueryKey, 'dealer survey selects'],
  queryFn: async ({ signal }) => ({
    ...(await reportCall('GET survey/get_countries_with_states', { signal })),
    ...(await reportCall('POST survey/get_survey_by_users', { body: {}, signal })),
  }),
  staleTime: 5 * 60_000,
});

interface DealerFiltersProps {
  /** The list of surveys or of exceptions: both have the same filters. */
  readonly list: Pick<List<typeof dealerReportsList, object>, 'view' | 'change'>;
}

/** Filters by place, dealer, surveyor, and dates. */
export function DealerFilters({ list: { view, change } }: DealerFiltersProps) {
  const { t } = useWords();
  const { data } = useQuery(selectsQuery);
  const { country, state, surveyor, dealer } = view.filters;
  const countries = data?.countries_with_states ?? [];
  const states = countries.find((each) => each.country === country)?.named_states;
  return (
    <>
      <ChoiceFilter
        label={t('inspection_report.country')}
        every={t('inspection_report.every_country')}
        choices={countries.map((each) => ({ value: each.country, label: each.text }))}
        value={country}
        onChange={(next) => change({ filters: { country: next, state: '' } })}
        isSearched={false}
      />
      {country !== '' && (
        <ChoiceFilter
          label={t('inspection_report.state')}
          every={t('inspection_report.every_state')}
          choices={choicesOf(states)}
          value={state}
          onChange={(next) => change({ filters: { state: next } })}
        />
      )}
      <ChoiceFilter
        label={t('inspection_report.dealer_location')}
        every={t('inspection_report.every_dealer')}
        choices={choicesOf(data?.dealer_locations)}
        value={dealer}
        onChange={(next) => change({ filters: { dealer: next } })}
      />
      <ChoiceFilter
        label={t('inspection_report.survey_by')}
        every={t('inspection_report.every_surveyor')}
        choices={personChoices(data?.survey_by_users, t)}
        value={surveyor}
        onChange={(next) => change({ filters: { surveyor: next } })}
      />
      <RangeFilter
        range={view.filters}
        filters={dealerReportsList.filters}
        onChange={(filters) => change({ filters })}
      />
    </>
  );
}
