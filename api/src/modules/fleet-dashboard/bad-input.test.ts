import { type BaseParameters, reportTypes } from '@portal/contract/fleet-dashboard';
import type { SessionKeys } from '../../access/sessions.ts';
import { addTestUser } from '../../app/testing.ts';
import { baseOf, type DemoApi, demoApi, type Fleet, reportsBody } from './testing/demo-api.ts';
import { type Raw, readRaw, viewOf } from './testing/raw-records.ts';

let api: DemoApi;
let raw: Raw;
let sessions: Record<'gyr' | 'cus' | 'dlr', SessionKeys>;
let own: Fleet;
let foreign: Fleet;

beforeAll(async () => {
  api = await demoApi();
  raw = await readRaw(api.database);
  sessions = { gyr: await api.as('gyr'), cus: await api.as('cus'), dlr: await api.as('dlr') };
  const nationals = raw.accounts.filter(({ fleet_type }) => fleet_type === 'us_national_account');
  const fleetOf = (isOwn: boolean): Fleet => {
    const account = nationals.find(({ id }) => viewOf(raw, 'cus').account(id) === isOwn);
    return { fleet_type: 'us_national_account', account: account?.nonsig ?? '' };
  };
  own = fleetOf(true);
  foreign = fleetOf(false);
});
afterAll(() => api.close());

const idOf = ({ account }: Fleet) => raw.accounts.find(({ nonsig }) => nonsig === account)?.id ?? 0;

async function reports(base: Partial<BaseParameters>, report = {}, as = sessions.cus, other = {}) {
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as,
    body: {
      ...reportsBody(baseOf(own, base), { report_type: 'retread_vs_new', ...report }),
      ...other,
    },
  });
  return status === 200 ? { status } : { status, code: body.code, path: body.path };
}

const refused = (code: string, path: string) => ({ status: 400, code, path });
const nobodysId = 999_999;
const tooMany = Array.from({ length: 1001 }, (_, index) => index + 1);

const rowCounts = async () => {
  const fresh = await readRaw(api.database);
  return Object.values(fresh).map((rows) => ('size' in rows ? rows.size : rows.length));
};

test('refused calls write nothing', async () => {
  const before = await rowCounts();
  await reports({ account: '9999999' });
  await reports({ locations: [nobodysId] });
  expect(await rowCounts()).toEqual(before);
});

test.each([
  ['an impossible date', { date_from: '2026-02-30' }, 'invalid', 'date_from'],
  ['a date of another form', { date_to: '07/01/2025' }, 'invalid', 'date_to'],
  ['a reversed range', { date_from: '2025-07-02' }, 'range_reversed', 'date_to'],
  ['a range over five years', { date_from: '2020-06-30' }, 'range_too_long', 'date_to'],
  ['1,001 locations', { locations: tooMany }, 'too_many', 'locations'],
  ['1,001 nonsigs', { nonsigs: tooMany }, 'too_many', 'nonsigs'],
  ['1,001 groups', { location_groups: tooMany }, 'too_many', 'location_groups'],
  ['an unknown account', { account: '9999999' }, 'unknown_value', 'account'],
  [
    'an account of another fleet type',
    { fleet_type: 'canadian_nonsig' as const },
    'unknown_value',
    'account',
  ],
  ['an unknown fleet type', { fleet_type: 'local' as never }, 'invalid', 'fleet_type'],
  ['an unknown location', { locations: [nobodysId] }, 'unknown_value', 'locations.0'],
  ['a location id of 0', { locations: [0] }, 'unknown_value', 'locations.0'],
  ['an unknown nonsig', { nonsigs: [nobodysId] }, 'unknown_value', 'nonsigs.0'],
  ['an unknown group', { location_groups: [nobodysId] }, 'unknown_value', 'location_groups.0'],
  ['an unknown region', { location_regions: [nobodysId] }, 'unknown_value', 'location_regions.0'],
])('%s', async (_, base, code, path) => {
  expect(await reports(base)).toEqual(refused(code, `base_parameters.${path}`));
});

test('leading zeros belong to an account', async () => {
  const stripped = own.account.replace(/^0+/, '');
  expect(await reports({ account: `0${own.account}` })).toMatchObject({ code: 'unknown_value' });
  if (stripped !== own.account) {
    expect(await reports({ account: stripped })).toMatchObject({ code: 'unknown_value' });
  }
});

test('a missing date', async () => {
  const { date_from, ...base_parameters } = baseOf(own);
  expect(await reports({}, {}, sessions.cus, { base_parameters })).toEqual(
    refused('invalid', 'base_parameters.date_from'),
  );
});

test.each(['no_such_report', 'constructor', ''])('the report type "%s"', async (report_type) => {
  expect(await reports({}, { report_type })).toEqual(
    refused('unknown_report', 'reports_parameters.0.report_type'),
  );
});

test('a report of another tab is not found', async () => {
  const other = { tab_parameters: { tab_type: 'service' } };
  expect(await reports({}, {}, sessions.cus, other)).toMatchObject({ code: 'unknown_report' });
});

describe('a report’s own parameters', () => {
  const first = 'reports_parameters.0';

  test.each([
    ['another place', { unit_locations: ['moon'] }, 'invalid', 'unit_locations.0'],
    ['another kind of call', { service_types: ['emergency', 'x'] }, 'invalid', 'service_types.1'],
    ['another position', { wheel_positions: ['middle'] }, 'invalid', 'wheel_positions.0'],
    ['another status', { retreading_types: [''] }, 'invalid', 'retreading_types.0'],
    ['another group of dealers', { by_retreader: ['CTSC'] }, 'invalid', 'by_retreader.0'],
    ['no list', { unit_locations: 'yard' }, 'invalid', 'unit_locations'],
    ['a list that is null', { unit_locations: null }, 'invalid', 'unit_locations'],
    ['a number for a brand', { tire_brands: [7] }, 'invalid', 'tire_brands.0'],
    ['a brand of 121 letters', { tire_brands: ['x'.repeat(121)] }, 'invalid', 'tire_brands.0'],
    ['1,001 sizes', { tire_sizes: Array(1001).fill('x') }, 'too_many', 'tire_sizes'],
    [
      '1,001 lines',
      { tire_product_lines: Array(1001).fill('x') },
      'too_many',
      'tire_product_lines',
    ],
    ['another period', { period: 'year' }, 'invalid', 'period'],
    [
      'a comparison that is a text',
      { graph_compare_by_previous: 'true' },
      'invalid',
      'graph_compare_by_previous',
    ],
    ['a comparison that is a number', { graph_compare_by_NA: 1 }, 'invalid', 'graph_compare_by_NA'],
    ['rows by something else', { rows_by: 'state' }, 'invalid', 'rows_by'],
  ])('%s', async (_, report, code, path) => {
    expect(await reports({}, report)).toEqual(refused(code, `${first}.${path}`));
  });

  test('are checked in reports that do not have them too', async () => {
    const report = { report_type: 'repair_and_retread_cost', unit_locations: ['moon'] };
    expect(await reports({}, report)).toEqual(refused('invalid', `${first}.unit_locations.0`));
  });

  test('values twice, and values that nobody bought, are no mistake', async () => {
    const report = { wheel_positions: ['drive', 'drive'], tire_brands: ['Nobody'] };
    expect(await reports({}, report)).toEqual({ status: 200 });
  });
});

test('more reports than there are, or none, are refused', async () => {
  const reports_parameters = Array(reportTypes.length + 1).fill({ report_type: 'top_products' });
  expect(await reports({}, {}, sessions.cus, { reports_parameters })).toEqual(
    refused('too_many', 'reports_parameters'),
  );
  expect(await reports({}, {}, sessions.cus, { reports_parameters: [] })).toEqual(
    refused('invalid', 'reports_parameters'),
  );
});

test('one bad report refuses the whole call', async () => {
  const reports_parameters = [{ report_type: 'top_products' }, { report_type: 'nothing' }];
  expect(await reports({}, {}, sessions.cus, { reports_parameters })).toEqual(
    refused('unknown_report', 'reports_parameters.1.report_type'),
  );
});

describe('what belongs to others answers as what does not exist', () => {
  test('an account', async () => {
    expect(await reports(foreign)).toEqual(await reports({ account: '9999999' }));
    expect(await reports(foreign, {}, sessions.gyr)).toEqual({ status: 200 });
  });

  test('a location, named by its place in the list', async () => {
    const locationOf = (fleet: Fleet) =>
      raw.locations.find(({ account_id }) => account_id === idOf(fleet))?.id ?? 0;
    const locations = [locationOf(own), locationOf(foreign)];
    expect(await reports({ locations })).toEqual(
      refused('unknown_value', 'base_parameters.locations.1'),
    );
    // Staff sees both accounts, but the location does not belong to the chosen one.
    expect(await reports({ locations }, {}, sessions.gyr)).toMatchObject({ code: 'unknown_value' });
  });

  test("a group and a region of another account's", async () => {
    const foreignLocation = raw.locations.find(
      ({ account_id, group_id }) => account_id === idOf(foreign) && group_id,
    );
    expect(await reports({ location_groups: [foreignLocation?.group_id ?? 0] })).toEqual(
      await reports({ location_groups: [nobodysId] }),
    );
  });

  test('a dealer without records in the account', async () => {
    const found = new Set(
      [raw.lines, raw.calls, raw.casings].flatMap((records) =>
        records
          .filter(({ account_id }) => account_id === idOf(own))
          .map(({ dealer_id }) => dealer_id),
      ),
    );
    const stranger = raw.dealers.find(({ id }) => !found.has(id));
    expect(await reports({ nonsigs: [stranger?.id ?? 0] })).toEqual(
      await reports({ nonsigs: [nobodysId] }),
    );
  });

  test("another dealer's nonsig, to a dealer", async () => {
    const view = viewOf(raw, 'dlr');
    const account = raw.accounts.find(
      ({ id, fleet_type }) => fleet_type === 'us_national_account' && view.account(id),
    );
    const fleet: Fleet = { fleet_type: 'us_national_account', account: account?.nonsig ?? '' };
    const dealers = raw.lines
      .filter(({ account_id }) => account_id === account?.id)
      .map(({ dealer_id }) => dealer_id);
    const ownDealer = dealers.find((dealer) => view.dealer(dealer)) ?? 0;
    const other = dealers.find((dealer) => !view.dealer(dealer)) ?? 0;
    expect(await reports({ ...fleet, nonsigs: [ownDealer] }, {}, sessions.dlr)).toEqual({
      status: 200,
    });
    expect(await reports({ ...fleet, nonsigs: [ownDealer, other] }, {}, sessions.dlr)).toEqual(
      refused('unknown_value', 'base_parameters.nonsigs.1'),
    );
    expect(await reports({ ...fleet, nonsigs: [other] }, {}, sessions.gyr)).toEqual({
      status: 200,
    });
  });
});

test('texts that look like SQL or patterns are only texts', async () => {
  expect(await reports({}, { tire_brands: ["x' or '1'='1", '%'] })).toEqual({ status: 200 });
  expect(await reports({ account: "' or 1=1 --" })).toMatchObject({ code: 'unknown_value' });
});

describe.each([
  'POST fleet_dashboard/get_customer_location_groups',
  'POST fleet_dashboard/get_customer_location_regions',
  'POST fleet_dashboard/get_locations',
  'POST fleet_dashboard/get_nonsigs',
] as const)('%s', (name) => {
  const page = { page_number: 1, page_size: 10, order_by: 'name', is_sort_desc: false };
  const ask = async (body: object, as = sessions.cus) => {
    const answer = await api.call(name, { as, body: { ...page, ...body } });
    return { status: answer.status, code: answer.body.code, path: answer.body.path };
  };

  test('does not know the accounts of others', async () => {
    expect((await ask(own)).status).toBe(200);
    expect(await ask(foreign)).toEqual(refused('unknown_value', 'account'));
    expect(await ask({ ...own, account: '9999999' })).toEqual(refused('unknown_value', 'account'));
  });
});

describe.each(['POST fleet_dashboard/get_locations', 'POST fleet_dashboard/get_nonsigs'] as const)(
  '%s refuses',
  (name) => {
    test.each([
      ['a page of 101 rows', { page_size: 101 }, 'invalid', 'page_size'],
      ['page 0', { page_number: 0 }, 'invalid', 'page_number'],
      ['another order', { order_by: 'id; drop table users' }, 'invalid', 'order_by'],
      ['1,001 selected rows', { selected: tooMany }, 'too_many', 'selected'],
      ['an unknown group', { location_groups: [nobodysId] }, 'unknown_value', 'location_groups.0'],
      [
        'an unknown region',
        { location_regions: [nobodysId] },
        'unknown_value',
        'location_regions.0',
      ],
    ])('%s', async (_, other, code, path) => {
      const page = { page_number: 1, page_size: 10, order_by: 'name', is_sort_desc: false };
      const body = { ...own, ...page, ...other };
      const answer = await api.call(name, { as: sessions.cus, body });
      expect({ status: answer.status, ...answer.body }).toMatchObject(refused(code, path));
    });
  },
);

test('without the right or a session there is no answer', async () => {
  const userId = await addTestUser(api.database, { group: 'GYR', rights: ['TMLOGIN'] });
  const as = await api.sessionOf(userId);
  expect((await api.call('GET fleet_dashboard/get_accounts', { as })).status).toBe(401);
  expect((await api.call('GET fleet_dashboard/get_accounts')).status).toBe(403);
});
