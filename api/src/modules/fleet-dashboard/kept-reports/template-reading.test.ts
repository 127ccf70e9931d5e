import { fleet, fullPart, keptReportsTests, plainPart, savedOf, servicePart } from './testing.ts';

const api = keptReportsTests();

const create = async (name: string, saved_report = savedOf()) =>
  (await api.createTemplate(name, { saved_report })).body.id;
const list = async (body: object = {}) =>
  (await api.as('customer', 'POST fleet_dashboard/get_templates', { body })).body.templates;

describe('when the account is lost', () => {
  afterEach(() => api.assign(true));

  test('the template says so, and tells nothing of what was chosen there', async () => {
    const saved = savedOf({ locations: [api.locations.own] });
    const id = await create('Lost', saved);
    await api.assign(false);
    const { status, body } = await api.readTemplate(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      report_name: 'Lost',
      account_lost: true,
      account_name: null,
      report_dates: { date_type: '4', date_from: '2024-07-02', date_to: '2025-07-01' },
      saved_report: { ...saved, base_parameters: null },
      dropped: 0,
    });
    expect(JSON.stringify(body)).not.toMatch(/moss|0042/i);
    expect(await list()).toMatchObject([
      { report_name: 'Lost', account_lost: true, account_name: null },
    ]);
    expect(await list({ keyword: 'moss' })).toEqual([]);
    expect(await list({ keyword: 'lost' })).toHaveLength(1);
  });

  test('it can be renamed, deleted and given another fleet, but not the lost one', async () => {
    const id = await create('Lost');
    await api.assign(false);
    const update = (body: object) =>
      api.as('customer', 'POST fleet_dashboard/update_template/{id}', { id, body });
    expect((await update({ revision: 1, report_name: 'New' })).status).toBe(200);
    const { body } = await update({ revision: 2, saved_report: savedOf() });
    expect([body.code, body.path]).toEqual([
      'unknown_value',
      'saved_report.base_parameters.account',
    ]);
    const { status } = await api.as('customer', 'DELETE fleet_dashboard/delete_template/{id}', {
      id,
    });
    expect(status).toBe(200);
  });

  test('it stands behind the others in the order of accounts, both ways', async () => {
    const staffs = (report_name: string, account: string) =>
      api.createTemplate(report_name, { saved_report: savedOf({ account }) }, 'staff');
    await staffs('a', '0043');
    await staffs('b', '0042');
    const { kysely } = api.database;
    await kysely.updateTable('accounts').set({ fleet_type: null }).where('id', '=', 2).execute();
    for (const is_sort_desc of [false, true]) {
      const body = { order_by: 2, is_sort_desc };
      const answer = await api.as('staff', 'POST fleet_dashboard/get_templates', { body });
      expect(answer.body.templates.map(({ report_name }) => report_name)).toEqual(['b', 'a']);
    }
    const { fleet_type } = fleet;
    await kysely.updateTable('accounts').set({ fleet_type }).where('id', '=', 2).execute();
  });

  test('it is whole again once the account is back', async () => {
    const id = await create('Back');
    const before = (await api.readTemplate(id)).body;
    await api.assign(false);
    await api.readTemplate(id);
    await api.assign(true);
    expect((await api.readTemplate(id)).body).toEqual(before);
  });
});

describe('a template of another version', () => {
  /**
   * Stores a body as an old version may have left it.
   *
   * @returns the template as read now
   */
  const readStored = async (stored: unknown) => {
    const id = await create('Old');
    await api.database.kysely
      .updateTable('dashboard_templates')
      .set({ saved_report: JSON.stringify(stored), form_version: 0 })
      .where('id', '=', id)
      .execute();
    const { status, body } = await api.readTemplate(id);
    expect(status).toBe(200);
    expect(body.form_version).toBe(0);
    return { ...body.saved_report, dropped: body.dropped };
  };
  const combined = { tab_type: 'combined' };

  test('comes without the reports that are not known, and says how many', async () => {
    const stored = {
      ...savedOf(),
      tab_parameters: combined,
      reports_parameters: [
        { report_type: 'tire_wear', tab_type: 'purchases' },
        fullPart,
        { report_type: 'constructor', tab_type: 'purchases' },
        { ...servicePart, display_mode: 'three_d' },
        null,
        'calls_by_month',
        servicePart,
      ],
    };
    expect(await readStored(stored)).toEqual({
      ...stored,
      reports_parameters: [fullPart, servicePart],
      dropped: 5,
    });
  });

  test('comes without fields that are not known', async () => {
    const stored = {
      ...savedOf(),
      color: 'red',
      reports_parameters: [{ ...plainPart, is_3d: true }],
    };
    expect(await readStored(stored)).toEqual({ ...savedOf(), dropped: 0 });
  });

  test.each([
    ['has moved to another tab', { ...plainPart, tab_type: 'service' }],
    ['had no tab yet', { report_type: 'retread_vs_new' }],
  ])('finds a report that %s', async (_, part) => {
    const stored = { ...savedOf(), reports_parameters: [part] };
    expect(await readStored(stored)).toEqual({ ...savedOf(), dropped: 0 });
  });

  test('is a combined one when its reports are not those of its tab', async () => {
    const stored = { ...savedOf(), reports_parameters: [plainPart, servicePart] };
    expect((await readStored(stored)).tab_parameters).toEqual(combined);
    await api.clear();
    const unknown = { ...savedOf(), tab_parameters: { tab_type: 'tires' } };
    expect((await readStored(unknown)).tab_parameters).toEqual(combined);
  });

  test('has no base parameters when theirs cannot be read', async () => {
    const stored = { ...savedOf(), base_parameters: { fleet: '0042', dates: [1, 2] } };
    expect(await readStored(stored)).toEqual({
      ...savedOf(),
      base_parameters: null,
      dropped: 0,
    });
  });

  test.each([
    ['an empty one', {}],
    ['a list', []],
    ['null', null],
    ['a text', 'x'],
  ])('that is %s can be opened', async (_, stored) => {
    expect(await readStored(stored)).toEqual({
      tab_id: '',
      base_parameters: null,
      tab_parameters: combined,
      reports_parameters: [],
      dropped: 0,
    });
  });
});
