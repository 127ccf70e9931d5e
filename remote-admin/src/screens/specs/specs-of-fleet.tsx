import type { SpecStructure } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { EmptyState, Group, IconBuildingWarehouse, Stack, Tabs } from '@portal/platform/ui';
import { FleetField } from './fleet-field.tsx';
import { useSpecAddress } from './spec-address.ts';
import { SpecsPanel } from './specs.panel.tsx';
import { YardField } from './yard-field.tsx';
import { YardActions } from './yards/yard-actions.tsx';

/** A fleet with its own specs and those of its yards, as far as the user may see them. */
export function SpecsOfFleet({ structure }: { readonly structure: SpecStructure }) {
  const { t } = useWords();
  const { view, show } = useSpecAddress();
  const account = view.account ?? structure.fleet?.account ?? null;
  const tab = structure.has_fleet_tab_access ? view.tab : 'location';
  return (
    <Stack gap="md">
      <FleetField
        account={account}
        onChoose={(next) => show({ account: next, tab, location: null })}
      />
      {account === null ? (
        <EmptyState
          icon={IconBuildingWarehouse}
          title={t('specs.no_fleet.title')}
          text={t('specs.no_fleet.text')}
        />
      ) : (
        <Tabs
          value={tab}
          onChange={(next) =>
            show({ ...view, account, tab: next === 'location' ? 'location' : 'fleet' })
          }
          keepMounted={false}
        >
          <Tabs.List>
            {structure.has_fleet_tab_access && (
              <Tabs.Tab value="fleet">{t('specs.tab.fleet')}</Tabs.Tab>
            )}
            <Tabs.Tab value="location">{t('specs.tab.location')}</Tabs.Tab>
          </Tabs.List>
          {structure.has_fleet_tab_access && (
            <Tabs.Panel value="fleet" pt="md">
              <SpecsPanel
                account={account}
                location={null}
                canWrite={structure.has_fleet_Level_access}
              />
            </Tabs.Panel>
          )}
          <Tabs.Panel value="location" pt="md">
            <Stack gap="md">
              <Group align="flex-end" gap="sm">
                <YardField
                  account={account}
                  location={view.location}
                  onChoose={(location) => show({ account, tab: 'location', location })}
                />
                {structure.can_manage_specs && (
                  <YardActions
                    account={account}
                    location={view.location}
                    structure={structure}
                    onShow={(location) => show({ account, tab: 'location', location })}
                  />
                )}
              </Group>
              {view.location === null ? (
                <EmptyState
                  icon={IconBuildingWarehouse}
                  title={t('specs.no_yard.title')}
                  text={t('specs.no_yard.text')}
                />
              ) : (
                <SpecsPanel
                  account={account}
                  location={view.location}
                  canWrite={structure.can_manage_specs}
                />
              )}
            </Stack>
          </Tabs.Panel>
        </Tabs>
      )}
    </Stack>
  );
}
