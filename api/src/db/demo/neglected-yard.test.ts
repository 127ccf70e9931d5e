import { dayOf } from './days.ts';
import { makeSpecs } from './demo-specs.ts';
import { createTireGenerator, emptyLocationTires } from './location-tires.ts';
import { scales } from './scale.ts';
import { surveyLocation } from './surveys.ts';
import { detailUnits } from './unit-details.ts';
import { makeWorld } from './world.ts';

// A story of the demo: one yard with neglected tires.

const seed = 20_250_701;
const today = dayOf('2025-07-01');

test('in one yard far more tires than elsewhere have too little pressure', () => {
  const world = makeWorld(scales.demo, seed);
  const { equip } = createTireGenerator(
    world,
    today,
    makeSpecs(seed, today, world.accounts),
    new Map(),
  );
  const ids = { survey: 0, inspection: 0 };
  const shares = new Map<number, number>();
  for (const account of world.accounts.slice(0, 3))
    for (const location of account.locations) {
      const place = { account, location, owners: [], count: 6 };
      const units = detailUnits(seed, today, place, world.units.get(location.id) ?? []);
      const { surveys, unit_inspections } = surveyLocation(seed, today, ids, place, units);
      const rows = emptyLocationTires();
      equip({ account, location, units, surveys, inspections: unit_inspections }, rows);
      const low = rows.findings.filter(
        ({ check_name, measured, limit_value }) =>
          check_name === 'pressure' && Number(measured) < Number(limit_value),
      );
      if (rows.readings.length > 100) shares.set(location.id, low.length / rows.readings.length);
    }
  const { flatLocation } = world.stories;
  const neglected = shares.get(flatLocation) ?? 0;
  shares.delete(flatLocation);
  expect(shares.size).toBeGreaterThan(30);
  expect(neglected).toBeGreaterThan(1.3 * Math.max(...shares.values()));
});
