import type { scrapRemovalsList } from '@portal/contract/analysis-reports';
import { RangeFilter } from '@portal/platform/dates';
import { useWords } from '@portal/platform/i18n';
import type { List } from '@portal/platform/lists';
import { Link, useSearchParams } from '@portal/platform/routing';
import { Button, Group } from '@portal/platform/ui';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { PlaceFilters } from './place-filters.tsx';
import { costsAt, pullAt, showsCosts, surveysAt } from './scrap-address.ts';

interface ScopeFiltersProps {
  readonly list: Pick<List<typeof scrapRemovalsList, object>, 'definition' | 'view' | 'change'>;
  readonly accounts: ChosenAccounts;
  /** Ids of the chosen surveys; none for all. */
  readonly surveys: readonly number[];
}

/** Filters that apply to all figures of the report. */
export function ScopeFilters({ list, accounts, surveys }: ScopeFiltersProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { definition, view, change } = list;
  return (
    <Group gap="sm" align="flex-end">
      <PlaceFilters
        accounts={accounts}
        places={view.filters}
        onPlaces={(filters) => change({ filters })}
      />
      <RangeFilter
        range={view.filters}
        filters={definition.filters}
        onChange={(filters) => change({ filters })}
      />
      <Button component={Link} to={surveysAt(params)} variant="default">
        {surveys.length === 0
          ? t('scrap_surveys.choose')
          : t('scrap_surveys.chosen_count', { count: surveys.length })}
      </Button>
      {!showsCosts(params) && (
        <Button component={Link} to={costsAt(params)} variant="default">
          {t('tread_costs.title')}
        </Button>
      )}
      <Button component={Link} to={pullAt(params)} variant="default">
        {t('pull.title')}
      </Button>
    </Group>
  );
}
