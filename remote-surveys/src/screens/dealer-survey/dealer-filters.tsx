import type { DealerReportRow, dealerReportsList } from '@portal/contract/inspection-surveys';
import { DateField } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import type { List } from '@portal/platform/lists';
import { queryOptions, useQuery } from '@portal/platform/query';
import { Select } from '@portal/platform/ui';
import { reportCall } from '../../calls.ts';
import { withChosen } from '../../reports/with-chosen.ts';
import { yard } from '../../yard/yard.query.ts';

const selectsQuery = queryOptions({
  queryKey: [...yard, 'dealer survey selects'],
  queryFn: async ({ signal }) => ({
    ...(await reportCall('GET survey/get_countries_with_states', { signal })),
    ...(await reportCall('POST survey/get_survey_by_users', { body: {}, signal })),
  }),
  staleTime: 5 * 60_000,
});

interface DealerFiltersProps {
  readonly list: Pick<List<typeof dealerReportsList, DealerReportRow>, 'view' | 'change'>;
}

/** Where, by which dealer, by whom, from when until when. */
export function DealerFilters({ list: { view, change } }: DealerFiltersProps) {
  const { t } = useWords();
  const { data } = useQuery(selectsQuery);
  const { country, state, surveyor, dealer, from, to } = view.filters;
  const countries = data?.countries_with_states ?? [];
  const states = countries.find((each) => each.country === country)?.states ?? [];
  const named = (value: string) => ({ value, label: value });
  return (
    <>
      <Select
        label={t('inspection_report.country')}
        allowDeselect={false}
        data={withChosen(
          t('inspection_report.every_country'),
          countries.map((each) => named(each.country)),
          country,
        )}
        value={country}
        onChange={(next) => change({ filters: { country: next ?? '', state: '' } })}
      />
      {country !== '' && (
        <Select
          label={t('inspection_report.state')}
          allowDeselect={false}
          searchable
          data={withChosen(t('inspection_report.every_state'), states.map(named), state)}
          value={state}
          onChange={(next) => change({ filters: { state: next ?? '' } })}
        />
      )}
      <Select
        label={t('inspection_report.dealer_location')}
        allowDeselect={false}
        searchable
        data={withChosen(
          t('inspection_report.every_dealer'),
          (data?.dealer_locations ?? []).map(({ value, text }) => ({ value, label: text })),
          dealer,
        )}
        value={dealer}
        onChange={(next) => change({ filters: { dealer: next ?? '' } })}
      />
      <Select
        label={t('inspection_report.survey_by')}
        allowDeselect={false}
        searchable
        data={withChosen(
          t('inspection_report.every_surveyor'),
          (data?.survey_by_users ?? []).map(({ value, text }) => ({ value, label: text })),
          surveyor,
        )}
        value={surveyor}
        onChange={(next) => change({ filters: { surveyor: next ?? '' } })}
      />
      <DateField
        label={t('inspection_report.from')}
        value={from || null}
        maximum={to || undefined}
        onChange={(day, { error }) => {
          if (!error) change({ filters: { from: day ?? '' } });
        }}
      />
      <DateField
        label={t('inspection_report.to')}
        value={to || null}
        minimum={from || undefined}
        onChange={(day, { error }) => {
          if (!error) change({ filters: { to: day ?? '' } });
        }}
      />
    </>
  );
}
