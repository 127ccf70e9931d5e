import { useWords } from '@portal/platform/i18n';
import { ChoiceFilter, named } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { AccountFilter } from '../../selection/account-filter.tsx';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { offersQuery } from './scrap.query.ts';

interface PlaceFilterValues {
  readonly nonsig: string;
  readonly country: string;
  readonly state: string;
}

interface PlaceFiltersProps {
  readonly accounts: ChosenAccounts;
  /** Empty strings for no restriction. */
  readonly places: PlaceFilterValues;
  readonly onPlaces: (places: Partial<PlaceFilterValues>) => void;
}

/** Filters by account, place and surveying dealer. */
export function PlaceFilters({ accounts, places, onPlaces }: PlaceFiltersProps) {
  const { t } = useWords();
  const { data } = useQuery(offersQuery);
  const { nonsig, country, state } = places;
  const states = (data?.states ?? []).filter((each) => !country || each.country === country);
  const dealers = [...(data?.dealers ?? []), ...(data?.dealers_ctsc ?? [])];
  return (
    <>
      <AccountFilter prefix="scrap_analysis_report" accounts={accounts} />
      <ChoiceFilter
        label={t('scrap.country')}
        every={t('scrap.every_country')}
        choices={named(data?.countries ?? [])}
        value={country}
        onChange={(next) => onPlaces({ country: next, state: '' })}
      />
      <ChoiceFilter
        label={t('scrap.state')}
        every={t('scrap.every_state')}
        choices={named([...new Set(states.map((each) => each.state))])}
        value={state}
        onChange={(next) => onPlaces({ state: next })}
      />
      <ChoiceFilter
        label={t('scrap.dealer')}
        every={t('scrap.every_dealer')}
        choices={dealers.map((each) => ({
          value: each.nonsig,
          label: `${each.name} · ${each.nonsig}`,
        }))}
        value={nonsig}
        onChange={(next) => onPlaces({ nonsig: next })}
      />
    </>
  );
}
