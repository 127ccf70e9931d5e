import { useWords } from '@portal/platform/i18n';
import { Stack, Tabs, Text } from '@portal/platform/ui';
import type { Filters, Fleet } from '../../../selection/selection.ts';
import type { FilterTab, ListView } from '../pick-list/list-params.ts';
import { PickListPanel } from '../pick-list/pick-list.panel.tsx';
import type { PickedIds } from '../pick-list/use-picking.ts';
import { NarrowingFields } from './narrowing-fields.tsx';

interface FiltersFormProps {
  readonly fleet: Fleet;
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly tab: FilterTab;
  readonly onTab: (tab: FilterTab) => void;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
  /** The text that explains why the step could not be closed. */
  readonly problem: string | null;
}

/** Step 3: the locations and nonsigs to include. */
export function FiltersForm(props: FiltersFormProps) {
  const { fleet, filters, onFilters, tab, onTab, view, onView, problem } = props;
  const { t } = useWords();
  const isLocation = tab === 'location';
  const onPick = (picked: PickedIds) =>
    onFilters({ ...filters, [isLocation ? 'locations' : 'nonsigs']: picked });

  return (
    <Tabs value={tab} onChange={(next) => onTab(next === 'nonsig' ? 'nonsig' : 'location')}>
      <Tabs.List aria-label={t('step.filters')}>
        <Tabs.Tab value="location">{t('filters.location_code')}</Tabs.Tab>
        <Tabs.Tab value="nonsig">{t('filters.nonsig')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={tab} pt="md">
        <Stack gap="md">
          {isLocation && <NarrowingFields fleet={fleet} filters={filters} onFilters={onFilters} />}
          {problem && (
            <Text size="sm" c="red" role="alert">
              {problem}
            </Text>
          )}
          <PickListPanel
            key={tab}
            scope={{ kind: isLocation ? 'locations' : 'nonsigs', fleet, filters }}
            picked={isLocation ? filters.locations : filters.nonsigs}
            onPick={onPick}
            view={view}
            onView={onView}
          />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  );
}
