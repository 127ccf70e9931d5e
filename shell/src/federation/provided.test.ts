import { sharedModules } from '@portal/build/shared-modules';
import { providedOnDemand } from './provided.ts';

it('provides every facade that is shared, by its name', () => {
  const facades = Object.keys(sharedModules).filter((name) => !sharedModules[name]?.eager);
  expect(Object.keys(providedOnDemand).sort()).toEqual(facades.sort());
});

it.each(Object.entries(providedOnDemand))(
  '%s is what is fetched under its name',
  async (_, load) => {
    expect(Object.keys(Object(await load())).length).toBeGreaterThan(0);
  },
);
