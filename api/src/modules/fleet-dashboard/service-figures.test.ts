import { baseOf, onlyOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

let api: Awaited<ReturnType<typeof smallFleet>>;

beforeAll(async () => {
  api = await smallFleet();
});
afterEach(() => api.clear());
afterAll(() => api.close());

const invoice_date = '2025-05-05';
const service = { quantity: 1, invoice_date } as const;

async function inMay(report_type: string, other = {}) {
  const range = { date_from: '2025-05-01', date_to: '2025-05-31' };
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(fleet, range), { report_type, ...other }),
  });
  expect(status).toBe(200);
  return onlyOf(body.reports);
}

/** 1,000 in total: 300 emergency, 500 scheduled, 150 for a stock delivery, 50 over the counter. */
async function aMonthOfService(): Promise<void> {
  const product_id = await api.product(`S${Math.random()}`);
  await api.lines(
    {
      kind: 'call_out',
      amount: 120,
      ...service,
      ...(await api.serviceCall('emergency', 'roadside')),
    },
    {
      kind: 'new_tire',
      product_id,
      amount: 200,
      ...service,
      ...(await api.serviceCall('emergency', 'yard')),
    },
    { kind: 'fee', amount: -20, ...service, ...(await api.serviceCall('emergency', 'yard')) },
    { kind: 'labour', amount: 500, ...service, ...(await api.serviceCall('scheduled', 'yard')) },
    {
      kind: 'new_tire',
      product_id,
      amount: 150,
      ...service,
      ...(await api.serviceCall('stock', 'shop')),
    },
    { kind: 'fee', amount: 50, ...service },
  );
}

test('Emergency Service Spend %: tires and credits of emergencies, of all that was spent', async () => {
  await aMonthOfService();
  expect(await inMay('emergency_service')).toMatchObject({
    rows: [{ TotalCost: 1000, EmergencyCost: 300, EmergencyPercent: 30 }],
    total: { TotalCost: 1000, EmergencyCost: 300, EmergencyPercent: 30 },
  });
});

test('Service (Emergency vs. Scheduled*): stock and what belongs to no call are out', async () => {
  await aMonthOfService();
  expect((await inMay('emergency_vs_scheduled')).total).toEqual({
    TotalCost: 800,
    EmergencyCost: 300,
    EmergencyPercent: 37.5,
    ScheduledCost: 500,
    ScheduledPercent: 62.5,
  });
});

test('the two percentages sum to 100, though each would be rounded up', async () => {
  await api.lines(
    { kind: 'labour', amount: 1, ...service, ...(await api.serviceCall('emergency')) },
    { kind: 'labour', amount: 799, ...service, ...(await api.serviceCall('scheduled')) },
  );
  // Rounded from 0.125 and 99.875.
  const { total } = await inMay('emergency_vs_scheduled');
  expect(total).toMatchObject({ EmergencyPercent: 0.13, ScheduledPercent: 99.87 });
});

test('a place of service restricts both sides of a percentage, and counts only calls', async () => {
  await aMonthOfService();
  const unit_locations = ['yard'];
  expect((await inMay('emergency_service', { unit_locations })).total).toEqual({
    TotalCost: 680,
    EmergencyCost: 180,
    EmergencyPercent: 26.47,
  });
  expect((await inMay('emergency_vs_scheduled', { unit_locations })).total).toMatchObject({
    EmergencyCost: 180,
    ScheduledCost: 500,
  });
});

test('no place and every place restrict nothing', async () => {
  await aMonthOfService();
  const whole = await inMay('emergency_service');
  for (const unit_locations of [[], ['shop', 'yard', 'roadside']]) {
    expect(await inMay('emergency_service', { unit_locations })).toEqual(whole);
  }
});

test('a filter that a report does not have restricts nothing', async () => {
  await aMonthOfService();
  const foreign = { tire_brands: ['Nobody'], service_types: ['stock'], wheel_positions: ['drive'] };
  expect(await inMay('emergency_service', foreign)).toEqual(await inMay('emergency_service'));
  const elsewhere = { unit_locations: ['shop'] };
  for (const type of ['retread_vs_new', 'repair_and_retread_cost', 'top_products']) {
    expect(await inMay(type, elsewhere)).toEqual(await inMay(type));
  }
});

test('without emergency or scheduled calls the one report is empty, the other is not', async () => {
  await api.lines(
    { kind: 'fee', amount: 50, ...service },
    { kind: 'labour', amount: 10, ...service, ...(await api.serviceCall('stock')) },
  );
  expect(await inMay('emergency_vs_scheduled')).toMatchObject({ rows: [], total: null });
  expect((await inMay('emergency_service')).total).toEqual({
    TotalCost: 60,
    EmergencyCost: 0,
    EmergencyPercent: 0,
  });
});

test('Repairs and Retread Cost: casing repairs and caps, without casings and labour', async () => {
  const product_id = await api.product('R');
  await api.lines(
    { kind: 'repair', repair: 'section', amount: 60.1, ...service },
    { kind: 'repair', amount: -10.1, ...service },
    { kind: 'retread_cap', product_id, amount: 180, ...service },
    { kind: 'retread_cap', product_id, amount: -30, quantity: -1, invoice_date },
    { kind: 'casing', product_id, amount: 65, ...service },
    { kind: 'labour', amount: 1000, ...service },
  );
  expect((await inMay('repair_and_retread_cost')).total).toEqual({
    Repair: 50,
    Retread: 150,
    RepairPercent: 25,
  });
});

test('costs that cancel each other out are records without a percentage', async () => {
  await api.lines(
    { kind: 'repair', amount: 60, ...service },
    { kind: 'repair', amount: -60, ...service },
  );
  expect(await inMay('repair_and_retread_cost')).toMatchObject({
    rows: [{ Repair: 0, Retread: 0, RepairPercent: null }],
  });
  expect((await inMay('emergency_service')).total).toEqual({
    TotalCost: 0,
    EmergencyCost: 0,
    EmergencyPercent: null,
  });
});
