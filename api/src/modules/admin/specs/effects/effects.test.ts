import { nearestSpecs, specOf } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import { addTestUser } from '../../../../app/testing.ts';
import {
  type InspectionApi,
  inner,
  inspectionApi,
} from '../../../fleet-surveys/inspections/testing.ts';
import { outer } from '../../../fleet-surveys/testing/mount-tire.ts';
import { saveSpecs } from '../save-specs.ts';
import { unasked } from '../testing.ts';
import { judgeTwice } from './judge-twice.ts';
import { sumEffects } from './sum-effects.ts';

describe('what would change', () => {
  let api: InspectionApi;
  beforeAll(async () => {
    api = await inspectionApi();
  });
  afterAll(() => api.close());

  test('is what a survey finds once it is saved', async () => {
    const { kysely } = api.database;
    const day = '2025-06-20';
    await api.mount('T1', outer, '2025-01-01');
    await api.mount('T1', inner, '2025-01-01');
    const first = await api.open('T1', '6x4', day);
    await kysely
      .updateTable('units')
      .set({ configuration: '6x4' })
      .where('id', '=', first.unit)
      .execute();
    await api.save(first, { ...outer, pressure: 100, tread_depths: [9] });
    await api.save(first, { ...inner, pressure: 96, tread_depths: [7] });
    const id = await addTestUser(api.database, { login: 'sid', group: 'SSC', rights: ['TVADMIN'] });
    const user = {
      id,
      login: 'sid',
      email: '',
      name: '',
      lastName: '',
      group: 'SSC',
      rights: ['TVADMIN'],
      isLocked: false,
      unitOfMeasurement: '1',
      currencySymbol: '$',
      agreedToTerms: true,
    } as const;
    const asking = { db: kysely, user, today: day };
    const said = {
      account: '0042',
      location_id: null,
      valid_from: day,
      roles: [{ ...unasked, target_pressure: 120, pull_depth: 8 }],
    };
    const tires = await judgeTwice(asking, said);
    const foretold = sumEffects(tires);
    expect(foretold.yards).toMatchObject([{ changed: 2 }]);
    await saveSpecs({ ...asking, now: new Date(`${day}T12:00:00Z`) }, { ...said, revision: 0 });

    const second = await api.open('T1', '6x4', day);
    await api.save(second, { ...outer, pressure: 100, tread_depths: [9] });
    await api.save(second, { ...inner, pressure: 96, tread_depths: [7] });
    const map = await api.read(second);
    const found = map.axles.flatMap(({ left_side, right_side }) =>
      [...left_side.wheels, ...right_side.wheels].filter(({ tire }) => tire),
    );
    expect(tires.map(({ after }) => after).sort()).toEqual(found.map(({ color }) => color).sort());
    const old = await api.read(first);
    const limits = (findings: typeof old.findings) =>
      findings.filter(({ check }) => check === 'pressure').map(({ limit }) => limit);
    expect(limits(map.findings)).toContain(120);
    expect(limits(old.findings)).not.toContain(120);
    const again = await judgeTwice(asking, said);
    expect(again.every(({ before, after }) => before === after)).toBe(true);
  });
});

describe('which spec holds', () => {
  const days = ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'] as const;
  const value = fc.option(fc.integer({ min: 1, max: 900 }), { nil: null });
  const spec = fc.record({
    role: fc.constantFrom('steer' as const, 'drive' as const),
    locationId: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
    validFrom: fc.constantFrom(...days),
    targetPressure: value,
    pullDepth: value,
  });

  test('is the one that walking through its days leaves', () => {
    const specsOf = fc
      .uniqueArray(spec, {
        maxLength: 16,
        selector: ({ role, locationId, validFrom }) => `${role} ${locationId} ${validFrom}`,
      })
      .map((specs) => specs.map((each, place) => ({ ...each, id: place + 1 })));
    fc.assert(
      fc.property(
        specsOf,
        fc.constantFrom(...days),
        fc.integer({ min: 1, max: 2 }),
        (specs, day, locationId) => {
          const held = new Map<string, (typeof specs)[number]>();
          for (const today of days.filter((each) => each <= day))
            for (const each of specs)
              if (each.validFrom === today) held.set(`${each.role} ${each.locationId}`, each);
          for (const role of ['steer', 'drive'] as const) {
            const [own, wide] = [held.get(`${role} ${locationId}`), held.get(`${role} null`)];
            const found = specOf(specs, { role, locationId, day, loadRange: 'G' });
            const pressureFrom =
              own?.targetPressure != null ? own : wide?.targetPressure != null ? wide : null;
            const pullFrom = own?.pullDepth != null ? own : wide?.pullDepth != null ? wide : null;
            expect(found.pressureFrom).toBe(pressureFrom?.id ?? null);
            expect(found.pullFrom).toBe(pullFrom?.id ?? null);
            if (pressureFrom) expect(found.targetPressure).toBe(pressureFrom.targetPressure);
            expect(nearestSpecs(specs, { role, locationId, day })).toEqual(
              [own, wide].filter((each) => each !== undefined),
            );
          }
        },
      ),
    );
  });
});
