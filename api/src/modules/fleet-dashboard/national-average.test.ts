import { sql } from 'kysely';
import type { SessionKeys } from '../../access/sessions.ts';
import { baseOf, onlyOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

type Fleet = Awaited<ReturnType<typeof smallFleet>>;

let api: Fleet;
let others: Awaited<ReturnType<Fleet['account']>>[];
const drive = { wheel_positions: ['drive'] };

beforeAll(async () => {
  api = await smallFleet();
  others = await Promise.all([1, 2, 3, 4].map((number) => api.account(`000000${number}`)));
  // This account has another fleet type, so it is never in the average.
  const canadian = await api.account('0000900', 'canadian_common_owner');
  const product_id = await api.product('Elsewhere');
  await api.lines({ ...canadian, kind: 'new_tire', product_id, quantity: 999, ...inMay(99_999) });
});
afterAll(() => api.close());

const inMay = (amount: number) => ({ amount, invoice_date: '2025-05-05' });

async function averaged(report_type: string, other = {}, as: SessionKeys = api.session, base = {}) {
  const range = { date_from: '2025-05-01', date_to: '2025-05-31', ...base };
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as,
    body: reportsBody(baseOf(fleet, range), { report_type, graph_compare_by_NA: true, ...other }),
  });
  expect(status).toBe(200);
  const [answer] = body.reports;
  const { national_accounts, selected_locations } = answer ?? {};
  return { ...onlyOf(body.reports), national_accounts, selected_locations };
}

test('of four others there is none, and no field says anything', async () => {
  const product_id = await api.product('A');
  await api.lines({ kind: 'new_tire', product_id, quantity: 1, ...inMay(100) });
  for (const type of ['retread_vs_new', 'top_products']) {
    const answer = await averaged(type);
    expect(answer.national_accounts).toBeUndefined();
    expect(JSON.stringify(answer)).not.toContain('NatAvg');
  }
});

describe('of five others', () => {
  let dealer: SessionKeys;
  let dealerId: number;
  let product: number;

  beforeAll(async () => {
    others.push(await api.account('0000005'));
    dealerId = await api.dealer('0000008');
    dealer = await api.sessionOfDealer(dealerId);
    product = await api.product('B');
    const [one, two, three] = others;
    const tire = { kind: 'new_tire', product_id: product } as const;
    const cap = { kind: 'retread_cap', product_id: product } as const;
    await api.lines(
      { ...tire, quantity: 2, ...inMay(1000), dealer_id: dealerId },
      { ...tire, ...one, quantity: 4, ...inMay(400) },
      { ...cap, ...one, quantity: 3, ...inMay(300) },
      { ...cap, ...two, quantity: 9, ...inMay(900.03) },
      { ...tire, ...two, quantity: 5, amount: 7, invoice_date: '2025-06-01' },
      {
        kind: 'repair',
        quantity: 1,
        ...three,
        ...inMay(100),
        ...(await api.serviceCall('emergency', 'yard', three)),
      },
      {
        kind: 'labour',
        quantity: 1,
        ...three,
        ...inMay(300),
        ...(await api.serviceCall('scheduled', 'shop', three)),
      },
    );
  });

  test('parts are summed over all others, then divided; an average of ratios would be 0.75', async () => {
    const { rows, total, national_accounts } = await averaged('retread_vs_new');
    expect(national_accounts).toBe(5);
    // (3 + 9) ÷ 4; excludes the own account, which bought three tires.
    expect(total).toEqual({
      New: 3,
      Retread: 0,
      RetreadToNewRatio: 0,
      RetreadToNewRatioNatAvg: 3,
    });
    expect(rows[0]).toMatchObject({ RetreadToNewRatioNatAvg: 3 });
  });

  test('each percentage has its own', async () => {
    expect((await averaged('emergency_service')).total).toMatchObject({
      EmergencyPercent: 0,
      EmergencyPercentNatAvg: 5,
    });
    // 100 of the others' 1,300.03; the own account had no such spend.
    expect((await averaged('repair_and_retread_cost')).total).toEqual({
      Repair: 0,
      Retread: 0,
      RepairPercent: null,
      RepairPercentNatAvg: 7.69,
    });
  });

  test('a report without a record counts none, beside what others have', async () => {
    expect((await averaged('emergency_vs_scheduled')).total).toEqual({
      EmergencyCost: 0,
      EmergencyPercent: null,
      EmergencyPercentNatAvg: 25,
      ScheduledCost: 0,
      ScheduledPercent: null,
      ScheduledPercentNatAvg: 75,
      TotalCost: 0,
    });
  });

  test('what was spent is the mean of an account, and a share is that of the others’ whole', async () => {
    const { rows, total } = await averaged('top_products');
    const average = { TotalSpendNatAvg: 320.01, TotalSpendPercentageNatAvg: 100 };
    expect(rows).toEqual([
      expect.objectContaining({ Product: 'Northvale B 11R22.5', TotalSpend: 1000, ...average }),
      expect.objectContaining({
        Product: 'Northvale A 11R22.5',
        TotalSpendNatAvg: 0,
        TotalSpendPercentageNatAvg: 0,
      }),
    ]);
    expect(total).toMatchObject(average);
    expect(rows[0]).not.toHaveProperty('QuantityNatAvg');
  });

  test("the report's filters hold for the others too", async () => {
    const yards = await averaged('emergency_service', { unit_locations: ['yard'] });
    // The own account had no calls there.
    expect(yards).toMatchObject({
      range_empty: true,
      total: { EmergencyCost: 0, EmergencyPercent: null, EmergencyPercentNatAvg: 100 },
      national_accounts: 5,
    });
    const brand = await averaged('retread_vs_new', { tire_brands: ['Northvale'] });
    expect(brand.total).toMatchObject({ RetreadToNewRatioNatAvg: 3 });
    expect(await averaged('retread_vs_new', drive)).toMatchObject({ rows: [] });
  });

  test('a dealer sees its own rows, and the same average of whole accounts', async () => {
    const whole = await averaged('retread_vs_new');
    const { total } = await averaged('retread_vs_new', {}, dealer);
    expect(total.New).toBe(2);
    expect(total.RetreadToNewRatioNatAvg).toBe(whole.total.RetreadToNewRatioNatAvg);
    const products = await averaged('top_products', {}, dealer);
    expect(products.rows).toHaveLength(1);
    expect(products.rows[0]).toMatchObject({ TotalSpend: 1000, TotalSpendNatAvg: 320.01 });
  });

  test('chosen locations and nonsigs change the own figures alone', async () => {
    const { total } = await averaged('retread_vs_new', {}, api.session, { nonsigs: [dealerId] });
    expect(total).toMatchObject({ New: 2, RetreadToNewRatioNatAvg: 3 });
    const { location_id } = api.ids;
    const here = await averaged('top_products', {}, api.session, { locations: [location_id] });
    expect(here).toEqual(await averaged('top_products'));
  });

  test('which share of the locations is chosen is said beside an average of whole accounts', async () => {
    const { location_id, account_id } = api.ids;
    const { kysely } = api.database;
    const { id: other } = await kysely
      .insertInto('locations')
      .columns(['account_id', 'code', 'name', 'address', 'city', 'state', 'postal_code', 'country'])
      .expression((from) =>
        from
          .selectFrom('locations')
          .select([
            'account_id',
            sql<string>`'0002'`.as('code'),
            'name',
            'address',
            'city',
            'state',
          ])
          .select(['postal_code', 'country'])
          .where('id', '=', location_id),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const share = async (type: string, locations: number[] | null) =>
      (await averaged(type, {}, api.session, { locations })).selected_locations;
    expect(await share('top_products', [location_id])).toEqual({ chosen: 1, of: 2 });
    // Choosing all locations, explicitly or not, means the whole account.
    expect(await share('top_products', [location_id, other])).toBeUndefined();
    expect(await share('top_products', null)).toBeUndefined();
    // A larger fleet does not have larger quotients.
    expect(await share('retread_vs_new', [location_id])).toBeUndefined();
    await kysely
      .deleteFrom('locations')
      .where('account_id', '=', account_id)
      .where('id', '=', other)
      .execute();
  });
});
