import { keptLimits } from '@portal/contract/fleet-dashboard';
import { foreignFleet, keptReportsTests, savedOf, servicePart } from './testing.ts';

const api = keptReportsTests();

const create = async (name: string) => (await api.createTemplate(name)).body.id;
const read = async (id: number) => (await api.readTemplate(id)).body;
const update = (id: number, body: object) =>
  api.as('customer', 'POST fleet_dashboard/update_template/{id}', { id, body });
const remove = (id: number) =>
  api.as('customer', 'DELETE fleet_dashboard/delete_template/{id}', { id });
const restore = (id: number) =>
  api.as('customer', 'POST fleet_dashboard/restore_template/{id}', { id });
const days = (count: number) => ({ minutes: count * 24 * 60 });

describe('an update', () => {
  const other = savedOf(
    { date_type: '0', date_from: '2025-06-01' },
    { tab_parameters: { tab_type: 'service' }, reports_parameters: [servicePart] },
  );

  test('renames and leaves the report', async () => {
    const id = await create('Old');
    api.clock.pass({ minutes: 5 });
    const before = await read(id);
    const { status, body } = await update(id, { revision: 1, report_name: ' New ' });
    expect(status).toBe(200);
    expect(await read(id)).toEqual({
      ...before,
      report_name: 'New',
      revision: 2,
      date_changed: api.clock.now().toISOString(),
    });
    expect(body).toMatchObject({ report_name: 'New', revision: 2 });
  });

  test('saves another report and leaves the name', async () => {
    const id = await create('Same');
    expect((await update(id, { revision: 1, saved_report: other })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      report_name: 'Same',
      revision: 2,
      report_type_display: 'service',
      report_dates: { date_type: '0', date_from: '2025-06-01', date_to: '2025-07-01' },
      saved_report: other,
    });
  });

  test('gives a name another case', async () => {
    const id = await create('fleet');
    expect((await update(id, { revision: 1, report_name: 'FLEET' })).status).toBe(200);
    expect(await api.templateNames()).toEqual(['FLEET']);
  });

  test('that was sent second by another tab is told, and changes nothing', async () => {
    const id = await create('Shared');
    await update(id, { revision: 1, report_name: 'First tab' });
    const { status, body } = await update(id, {
      revision: 1,
      report_name: 'Second tab',
      saved_report: other,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'changed_elsewhere',
      path: 'revision',
      revision: 2,
      report_name: 'First tab',
    });
    expect(await read(id)).toMatchObject({ report_name: 'First tab', saved_report: savedOf() });
    expect((await update(id, { revision: 2, report_name: 'Second tab' })).status).toBe(200);
  });

  test('may be sent again when its answer was lost', async () => {
    const id = await create('Old');
    const change = { revision: 1, report_name: 'New', saved_report: other };
    const first = await update(id, change);
    const second = await update(id, change);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(first.body.revision).toBe(2);
    const half = await update(id, { ...change, saved_report: savedOf() });
    expect(half.body.code).toBe('changed_elsewhere');
  });

  test('of two at the same moment one is told', async () => {
    const id = await create('Shared');
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((report_name) => update(id, { revision: 1, report_name })),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'saved' : body.code));
    expect(codes.sort()).toEqual(['changed_elsewhere', 'changed_elsewhere', 'saved']);
    expect((await read(id)).revision).toBe(2);
  });

  test.each([
    ['nothing', {}, 'invalid', 'report_name'],
    ['an empty name', { report_name: '' }, 'invalid', 'report_name'],
    ['a name of 300 characters', { report_name: 'x'.repeat(300) }, 'invalid', 'report_name'],
    ['a name that is taken', { report_name: 'taken' }, 'unique', 'report_name'],
    [
      "another's account",
      { saved_report: savedOf(foreignFleet) },
      'unknown_value',
      'saved_report.base_parameters.account',
    ],
    [
      'no parts',
      { saved_report: savedOf({}, { reports_parameters: [] }) },
      'invalid',
      'saved_report.reports_parameters',
    ],
  ])('with %s is refused', async (_, change, code, path) => {
    await create('Taken');
    const id = await create('Mine');
    const before = await read(id);
    const { status, body } = await update(id, { revision: 1, ...change });
    expect([status, body.code, body.path]).toEqual([400, code, path]);
    expect(await read(id)).toEqual(before);
  });

  test('without the revision is refused', async () => {
    const { body } = await update(await create('Mine'), { report_name: 'New' });
    expect([body.code, body.path]).toEqual(['invalid', 'revision']);
  });

  test('of one that was deleted finds none', async () => {
    const id = await create('Gone');
    await remove(id);
    const { body } = await update(id, { revision: 1, report_name: 'New' });
    expect([body.code, body.path]).toEqual(['unknown_value', 'id']);
  });
});

describe('a deleted template', () => {
  test('is gone, and comes back as it was', async () => {
    await create('Stays');
    const id = await create('Gone');
    const before = await read(id);
    const { status, body } = await remove(id);
    expect(status).toBe(200);
    const until = api.clock.now().getTime() + keptLimits.undoDays * 24 * 3_600_000;
    expect(body).toEqual({ id, restorable_until: new Date(until).toISOString() });
    expect(await api.templateNames()).toEqual(['Stays']);
    expect(await read(id)).toMatchObject({ code: 'unknown_value', path: 'id' });
    expect((await remove(id)).body).toMatchObject({ code: 'unknown_value', path: 'id' });
    expect((await restore(id)).body).toMatchObject({ id, report_name: 'Gone' });
    expect(await read(id)).toEqual(before);
    expect((await restore(id)).status).toBe(200);
  });

  test('leaves its name to others, and does not take it back from them', async () => {
    const id = await create('Name');
    await remove(id);
    const other = await create('NAME');
    const { status, body } = await restore(id);
    expect([status, body.code, body.path]).toEqual([400, 'unique', 'report_name']);
    await update(other, { revision: 1, report_name: 'Another' });
    expect((await restore(id)).status).toBe(200);
    expect(await api.templateNames()).toEqual(['Another', 'Name']);
  });

  test('can be restored for some days', async () => {
    const id = await create('Gone');
    await remove(id);
    api.clock.pass(days(keptLimits.undoDays));
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    api.clock.pass(days(keptLimits.undoDays));
    api.clock.pass({ seconds: 1 });
    expect((await restore(id)).body).toMatchObject({ code: 'unknown_value', path: 'id' });
  });

  test('is one of the last hundred, or forgotten', async () => {
    const first = await create('First');
    await remove(first);
    for (let time = 0; time < keptLimits.undoRows; time += 1) {
      await api.database.kysely.deleteFrom('rate_limits').execute();
      await remove(await create('Again'));
    }
    expect((await restore(first)).body.code).toBe('unknown_value');
    const rows = await api.database.kysely.selectFrom('dashboard_templates').select('id').execute();
    expect(rows).toHaveLength(keptLimits.undoRows);
  });
});
