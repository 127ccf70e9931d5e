import type { CheckpointHome } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { choicesOf } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/routing';
import { MultiSelect } from '@portal/platform/ui';
import { useKeptNames } from '../../reports/kept-names.ts';
import { homeQuery, locationsQuery } from './checkpoint.query.ts';
import { type Fleets, maximumChosen, withFleets } from './fleets.ts';

/** Account lists of the home call, in the order of the field. */
const kinds = [
  'us_national_accounts',
  'canadian_national_accounts',
  'canadian_common_owners_accounts',
  'preferred_fleet_accounts',
] as const satisfies readonly (keyof CheckpointHome)[];

/** Number of options shown at once; typing finds the others. */
const mostShown = 100;

/** The chosen options, with their names. */
const chosenOf = (values: readonly string[], choices: ReturnType<typeof choicesOf>) =>
  choices
    .filter(({ value }) => values.includes(value))
    .map(({ value, label }) => [value, label] as const);

/** Filters by accounts, grouped by kind, and by their locations. */
export function FleetFilters({ fleets: { accounts, locations } }: { readonly fleets: Fleets }) {
  const { t } = useWords();
  const [, setParams] = useSearchParams();
  const { data: home } = useQuery(homeQuery);
  const { data: own } = useQuery({ ...locationsQuery(accounts), enabled: accounts.length > 0 });
  const names = { accounts: useKeptNames('accounts'), locations: useKeptNames('locations') };
  const choose = (some: Partial<Fleets>) => setParams((params) => withFleets(params, some));
  const groups = kinds.map((kind) => ({
    group: t(`checkpoint.${kind}`),
    items: choicesOf(home?.[kind]),
  }));
  const fleets = groups.flatMap(({ items }) => items);
  const places = choicesOf(accounts.length > 0 ? own : home?.customer_locations);
  const several = {
    searchable: true,
    hidePickedOptions: true,
    limit: mostShown,
    maxValues: maximumChosen,
    nothingFoundMessage: t('shell:filter.not_found'),
  };
  return (
    <>
      <MultiSelect
        {...several}
        label={t('checkpoint.accounts')}
        placeholder={accounts.length === 0 ? t('checkpoint.every_account') : ''}
        data={groups.filter(({ items }) => items.length > 0)}
        value={[...accounts]}
        // The chosen locations belong to the previous accounts.
        onChange={(next) => {
          names.accounts.keep(chosenOf(next, fleets));
          choose({ accounts: next, locations: [] });
        }}
      />
      <MultiSelect
        {...several}
        label={t('checkpoint.locations')}
        placeholder={locations.length === 0 ? t('checkpoint.every_location') : ''}
        data={places}
        value={locations.map(String)}
        onChange={(next) => {
          names.locations.keep(chosenOf(next, places));
          choose({ locations: next.map(Number) });
        }}
      />
    </>
  );
}
