import { nearestSpecs, specOf } from '@portal/contract/fleet-surveys';
import fc from 'fast-check';
import type { CurrentUser } from '../../../../access/current-user.ts';
import { addTestUser } from '../../../../app/testing.ts';
import {
  type InspectionApi,
  inner,
  inspectionApi,
  wheelAt,
} from '../../../fleet-surveys/inspections/testing.ts';
import { outer } from '../../../fleet-surveys/testing/mount-tire.ts';
import { readSpecChanges } from '../changes/read-spec-changes.ts';
import { takeBack } from '../changes/take-back.ts';
import { readConflicts } from '../read-conflicts.ts';
import { saveSpecs } from '../save-specs.ts';
import { emptyDriveSpec } from '../testing.ts';
import { judgeTwice } from './judge-twice.ts';
import { sumEffects } from './sum-effects.ts';

describe('what would change', () => {
  const day = '2025-06-20';
  const now = new Date(`${day}T12:00:00Z`);
  const account = '0042';
  let api: InspectionApi;
  let user: CurrentUser;
  beforeAll(async () => {
    api = await inspectionApi();
    await api.mount('T1', outer, '2025-01-01');
    await api.mount('T1', inner, '2025-01-01');
    const id = await addTestUser(api.database, { login: 'sid', group: 'SSC', rights: ['TVADMIN'] });
    user = {
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
    };
    await api.database.kysely
      .updateTable('units')
      .set({ configuration: '6x4' })
      .where('id', '=', api.units.T1)
      .execute();
  });
  afterAll(() => api.close());
  beforeEach(() => forget());

  const asking = () => ({ db: api.database.kysely, user, today: day, now });
  async function forget() {
    await api.clearSurveys();
    for (const table of ['spec_changes', 'specs'] as const)
      await api.database.kysely.deleteFrom(table).execute();
  }
  /**
   * Opens a survey on the day and saves pressure and depth of both tires.
   *
   * @returns its map
   */
  async function survey(readings: readonly (readonly [number, number])[]) {
    const opened = await api.open('T1', '6x4', day);
    for (const [place, [pressure, depth]] of readings.entries())
      await api.save(opened, { ...[outer, inner][place], pressure, tread_depths: [depth] });
    return { opened, map: await api.read(opened) };
  }
  const colorsOf = ({ map }: Awaited<ReturnType<typeof survey>>) =>
    [outer, inner].map((place) => wheelAt(map, place).color);
  /** The predicted colors of the outer and the inner tire. */
  const foretold = (tires: Awaited<ReturnType<typeof judgeTwice>>) =>
    ['outer', 'inner'].map((slot) => tires.find((tire) => tire.slot === slot)?.after);

  test('leaves what earlier surveys found as it was', async () => {
    const readings = [
      [100, 9],
      [96, 7],
    ] as const;
    const first = await survey(readings);
    const said = {
      account,
      location_id: null,
      valid_from: day,
      roles: [{ ...emptyDriveSpec, target_pressure: 120, pull_depth: 8 }],
    };
    expect(sumEffects(await judgeTwice(asking(), said)).yards).toMatchObject([{ changed: 2 }]);
    await saveSpecs(asking(), { ...said, revision: 0 });
    const limits = ({ findings }: (typeof first)['map']) =>
      findings.filter(({ check }) => check === 'pressure').map(({ limit }) => limit);
    expect(limits((await survey(readings)).map)).toContain(120);
    expect(limits(await api.read(first.opened))).not.toContain(120);
    const again = await judgeTwice(asking(), said);
    expect(again.every(({ before, after }) => before === after)).toBe(true);
  });

  const pressure = fc.option(fc.integer({ min: 80, max: 130 }), { nil: null });
  const depth = fc.option(fc.integer({ min: 4, max: 14 }), { nil: null });
  const asked = fc.record({ target_pressure: pressure, pull_depth: depth });
  const reading = fc.tuple(fc.integer({ min: 60, max: 130 }), fc.integer({ min: 3, max: 16 }));

  test('is what a survey finds once it is saved, and once it is taken back', async () => {
    const runs = fc.asyncProperty(
      fc.record({
        fleet: asked,
        yard: fc.option(asked, { nil: null }),
        is_overwritten: fc.boolean(),
        readings: fc.tuple(reading, reading),
      }),
      async ({ fleet, yard, is_overwritten, readings }) => {
        await forget();
        const place = { account, valid_from: day };
        if (yard)
          await saveSpecs(asking(), {
            ...place,
            location_id: api.yard,
            revision: 0,
            roles: [{ ...emptyDriveSpec, ...yard }],
          });
        const before = colorsOf(await survey(readings));
        const { fleet_locations } = await readConflicts(asking(), { ...place, axles: ['drive'] });
        const said = {
          ...place,
          location_id: null,
          roles: [{ ...emptyDriveSpec, ...fleet }],
          locations: fleet_locations.map(({ location_id, revision }) => ({
            location_id,
            revision,
            is_overwritten,
          })),
        };
        const saving = foretold(await judgeTwice(asking(), said));
        await saveSpecs(asking(), { ...said, revision: 0 });
        expect(colorsOf(await survey(readings))).toEqual(saving);
        const overwritten = is_overwritten ? fleet_locations : [];
        for (const location_id of [...overwritten.map((each) => each.location_id), null]) {
          const page = { page_number: 1, page_size: 20 };
          const { changes, revision } = await readSpecChanges(asking(), {
            account,
            location_id,
            ...page,
          });
          const [change] = changes;
          if (!change?.take_back) throw new Error('The last change is not to be taken back.');
          const { valid_from, role } = change.take_back;
          const back = { account, location_id };
          const taking = foretold(
            await judgeTwice(asking(), { ...back, valid_from, roles: [role] }),
          );
          await takeBack(asking(), { ...back, change_id: change.id, revision, is_confirmed: true });
          expect(colorsOf(await survey(readings))).toEqual(taking);
        }
        expect(colorsOf(await survey(readings))).toEqual(before);
      },
    );
    await fc.assert(runs, { numRuns: 8 });
  }, 120_000);
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
