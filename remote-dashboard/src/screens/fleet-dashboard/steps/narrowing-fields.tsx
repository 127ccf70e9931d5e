import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { AutoGrid, Text } from '@portal/platform/ui';
import type { Filters, Fleet } from '../../../selection/selection.ts';
import { groupsQuery, regionsQuery } from './narrowing.query.ts';
import { NarrowingField } from './narrowing-field.tsx';

interface NarrowingFieldsProps {
  readonly fleet: Fleet;
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
}

/**
 * The account's own groups and regions of locations. A different choice changes the available
 * locations and selects all of them.
 */
export function NarrowingFields({ fleet, filters, onFilters }: NarrowingFieldsProps) {
  const { t } = useWords();
  const groups = useQuery(groupsQuery(fleet));
  const regions = useQuery(regionsQuery(fleet));
  const choose = (part: Partial<Filters>) => onFilters({ ...filters, ...part, locations: null });
  const isOffered = Boolean(groups.data?.length || regions.data?.length);
  return (
    <>
      <AutoGrid columns={2} minColumn="16rem" gap="md">
        <NarrowingField
          label={t('filters.groups')}
          placeholder={t('filters.groups_all')}
          offered={groups}
          chosen={filters.location_groups}
          onChosen={(location_groups) => choose({ location_groups })}
        />
        <NarrowingField
          label={t('filters.regions')}
          placeholder={t('filters.regions_all')}
          offered={regions}
          chosen={filters.location_regions}
          onChosen={(location_regions) => choose({ location_regions })}
        />
      </AutoGrid>
      {isOffered && filters.locations !== null && (
        <Text size="sm" c="dimmed">
          {t('filters.narrow_hint')}
        </Text>
      )}
    </>
  );
}
