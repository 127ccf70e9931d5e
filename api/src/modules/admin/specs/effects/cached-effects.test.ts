import type { CurrentUser } from '../../../../access/current-user.ts';
import { addTestUser } from '../../../../app/testing.ts';
import { type InspectionApi, inspectionApi } from '../../../fleet-surveys/inspections/testing.ts';
import { outer } from '../../../fleet-surveys/testing/mount-tire.ts';
import { emptyDriveSpec } from '../testing.ts';
import { judgeAndCache, readCachedTires } from './cached-effects.ts';

let api: InspectionApi;
let id: number;
beforeAll(async () => {
  api = await inspectionApi();
  await api.mount('T1', outer, '2025-01-01');
  id = await addTestUser(api.database, { login: 'sid', group: 'SSC', rights: ['TVADMIN'] });
  await addTestUser(api.database, { login: 'sue', group: 'SSC', rights: ['TVADMIN'] });
});
afterAll(() => api.close());

const day = '2025-06-20';
const said = {
  account: '0042',
  location_id: null,
  valid_from: day,
  roles: [{ ...emptyDriveSpec, target_pressure: 120 }],
};

const asking = (more: Partial<CurrentUser> = {}) => {
  const { kysely: db } = api.database;
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
    ...more,
  } satisfies CurrentUser;
  return { db, unscoped: db, user, today: day };
};

test('pages rest on the figures that were told, of the same specs, to the same person', async () => {
  const told = await judgeAndCache(asking(), said);
  expect(told).toHaveLength(1);
  expect(await readCachedTires(asking(), said)).toBe(told);
  const others: [ReturnType<typeof asking>, Parameters<typeof readCachedTires>[1]][] = [
    [asking({ id: id + 1 }), said],
    [
      asking({ unitOfMeasurement: '0' }),
      { ...said, roles: [{ ...emptyDriveSpec, pull_depth: 5 }] },
    ],
    [asking(), { ...said, location_id: 1 }],
    [asking(), { ...said, roles: [{ ...emptyDriveSpec, target_pressure: 119 }] }],
  ];
  for (const [who, what] of others) {
    const judged = await readCachedTires(who, what);
    expect(judged).not.toBe(told);
    expect(judged).toHaveLength(1);
  }
  expect(await readCachedTires(asking(), said)).toBe(told);
  expect(await judgeAndCache(asking(), said)).not.toBe(told);
});

test('a right that is gone is missed', async () => {
  await judgeAndCache(asking(), said);
  await expect(readCachedTires(asking({ rights: [] }), said)).rejects.toMatchObject({
    code: 'no_right',
  });
});
