import { crossingsList } from '@portal/contract/inspection-surveys';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter, choicesOf, type List } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { personChoices } from '../../surveys/person-choices.ts';
import { homeQuery } from './checkpoint.query.ts';
import { FleetFilters } from './fleet-filters.tsx';
import type { Fleets } from './fleets.ts';
import type { Period } from './period.ts';

interface CrossingFiltersProps {
  /** The list of crossings or of readings: both have the same filters. */
  readonly list: Pick<List<typeof crossingsList, object>, 'view' | 'change'>;
  readonly fleets: Fleets;
  /** The days shown, chosen or by default. */
  readonly period: Period;
}

/** Filters of crossings: fleets, place, lane, and days. */
export function CrossingFilters({ list, fleets, period }: CrossingFiltersProps) {
  const { t } = useWords();
  const { data } = useQuery(homeQuery);
  const { country, state, surveyor } = list.view.filters;
  const countries = data?.countries_with_states ?? [];
  const states = countries.find(({ value }) => value === country)?.states;
  return (
    <>
      <FleetFilters fleets={fleets} />
      <ChoiceFilter
        label={t('inspection_report.country')}
        every={t('inspection_report.every_country')}
        choices={choicesOf(countries)}
        value={country}
        onChange={(next) => list.change({ filters: { country: next, state: '' } })}
        isSearched={false}
      />
      {country !== '' && (
        <ChoiceFilter
          label={t('inspection_report.state')}
          every={t('inspection_report.every_state')}
          choices={choicesOf(states)}
          value={state}
          onChange={(next) => list.change({ filters: { state: next } })}
        />
      )}
      <ChoiceFilter
        label={t('checkpoint.lane')}
        every={t('checkpoint.every_lane')}
        choices={personChoices(data?.survey_by_users, t)}
        value={surveyor}
        onChange={(next) => list.change({ filters: { surveyor: next } })}
      />
      <RangeFilter
        range={period}
        filters={crossingsList.filters}
        isRequired
        onChange={(filters) => list.change({ filters })}
      />
    </>
  );
}
