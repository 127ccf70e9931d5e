import {
  axleConfigurations,
  type ConfigurationCode,
  checklistItems,
  positionLabel,
  positionsOf,
} from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing.ts';

const today = '2025-07-01';
let database: Database;
beforeAll(async () => {
  database = await testDatabase({ size: 'small', today });
});
afterAll(() => database.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(database.kysely)).rows;
const numberOf = async (query: ReturnType<typeof sql<{ found: number }>>) =>
  (await rowsOf(query))[0]?.found;

test('every place of a unit has one tire, which went on before today and after it was made', async () => {
  const units = await rowsOf(sql<{ configuration: ConfigurationCode; labels: string[] }>`
    select u.configuration, json_agg(json_build_object('axle', m.axle_number, 'side', m.side,
      'slot', m.slot)) as labels
    from units u join mounts m on m.unit_id = u.id and m.ended_on is null
    group by u.id, u.configuration`);
  expect(units.length).toBe(await numberOf(sql`select count(*) as found from units`));
  for (const { configuration, labels } of units) {
    const places = labels.map((label) => positionLabel(label as never)).sort();
    const asked = positionsOf(axleConfigurations[configuration]).map(positionLabel).sort();
    expect(places).toEqual(asked);
  }
  expect(
    await numberOf(sql`
      select count(*) as found from mounts m join tires t on t.id = m.tire_id
      where m.started_on >= ${today} or m.started_on <= t.made_on`),
  ).toBe(0);
});

test('no two tires were at a place at a time, and each mount that ended has its removal', async () => {
  expect(
    await numberOf(sql`
      select count(*) as found from mounts a join mounts b
        on a.unit_id = b.unit_id and a.axle_number = b.axle_number and a.side = b.side
        and a.slot = b.slot and a.id < b.id
        and a.started_on < coalesce(b.ended_on, ${today}) and b.started_on < coalesce(a.ended_on, ${today})`),
  ).toBe(0);
  const [{ ended, removed } = { ended: 0, removed: 0 }] = await rowsOf(
    sql<{ ended: number; removed: number }>`
      select (select count(*) from mounts where ended_on is not null) as ended,
        (select count(*) from removals) as removed`,
  );
  expect(removed).toBeGreaterThan(150);
  expect(removed).toBe(ended);
});

test('the tire behind a casing has its TIN and caps, ran where it was last mounted, and came off before', async () => {
  const [agreement] = await rowsOf(sql<Record<'known' | 'ran' | 'differing', number>>`
    select count(*) as known, count(m.id) as ran,
      count(*) filter (where t.tin is distinct from c.tin or t.made_on is distinct from c.made_on
        or t.account_id <> c.account_id or m.caps <> c.previous_caps or m.ended_on >= c.picked_up_on
        or r.location_id <> c.location_id or r.destination <> 'retread'
        or c.last_position <> case when a.role in ('steer', 'drive') then a.role when a.role <> '' then 'trail' end
      ) as differing
    from casings c
    join tires t on t.id = c.tire_id
    left join mounts m on m.tire_id = t.id
    left join removals r on r.mount_id = m.id
    left join units u on u.id = m.unit_id
    left join axles a on a.configuration = u.configuration and a.axle_number = m.axle_number`);
  expect(agreement?.known).toBeGreaterThan(100);
  expect(agreement?.ran).toBeGreaterThan(80);
  expect(agreement).toMatchObject({ differing: 0 });
});

test('a tire that was read is the one that was there, with no more tread than when it was new', async () => {
  expect(
    await numberOf(sql`
      select count(*) as found from readings r
      join unit_inspections i on i.id = r.inspection_id
      join mounts m on m.id = r.mount_id
      where m.unit_id <> i.unit_id or i.inspected_on < m.started_on or i.inspected_on >= m.ended_on
        or (m.axle_number, m.side, m.slot) <> (r.axle_number, r.side, r.slot)`),
  ).toBe(0);
  const [treads] = await rowsOf(sql<Record<'read' | 'grown', number>>`
    select count(*) as read, count(*) filter (where r.tread_mm > l.original_tread_mm) as grown
    from readings r join mounts m on m.id = r.mount_id
    join tire_lives l on (l.tire_id, l.caps) = (m.tire_id, m.caps)
    where r.tread_mm is not null`);
  expect(treads?.read).toBeGreaterThan(400);
  expect(treads?.grown).toBe(0);
});

test('there are about as many readings as a test of lists needs', async () => {
  const readings = await numberOf(sql`select count(*) as found from readings`);
  expect(readings).toBeGreaterThan(2800);
  expect(readings).toBeLessThan(3200);
});

test('counts of an inspection are those of its readings and findings', async () => {
  expect(
    await numberOf(sql`
      select count(*) as found from unit_inspections i
      where tires_read <> (select count(*) from readings r
          where r.inspection_id = i.id and r.state = 'read')
        or warnings <> (select count(*) from findings f
          where f.inspection_id = i.id and severity = 'warning')
        or criticals <> (select count(*) from findings f
          where f.inspection_id = i.id and severity = 'critical')
        or color <> case when tires_read = 0 then 'grey' when criticals > 0 then 'red'
          when warnings > 0 then 'yellow' else 'green' end`),
  ).toBe(0);
  const colors = await rowsOf(sql`select distinct color from unit_inspections`);
  expect(colors).toHaveLength(4);
});

test('one fleet pulls its drive tires at 10/32', async () => {
  const means = await rowsOf(sql<{ account: number; tread: number }>`
    select r.account_id as account, avg(r.tread_mm) as tread
    from removals r join mounts m on m.id = r.mount_id join units u on u.id = m.unit_id
    join axles a on a.configuration = u.configuration and a.axle_number = m.axle_number
    where a.role = 'drive' and r.reason = 'worn_out' group by r.account_id`);
  const deep = means.filter(({ tread }) => tread > 8.5 * unitSizes['32nds']);
  expect(deep.map(({ account }) => account)).toEqual([2]);
});

test('most findings were seen to after their inspection, and some wait', async () => {
  const [outcomes] = await rowsOf(sql<Record<'open' | 'closed' | 'early', number>>`
    select count(*) filter (where f.outcome is null) as open,
      count(*) filter (where f.outcome is not null) as closed,
      count(*) filter (where f.closed_at < i.inspected_on) as early
    from findings f join unit_inspections i on i.id = f.inspection_id`);
  expect(outcomes?.open).toBeGreaterThan(10);
  expect(outcomes?.closed).toBeGreaterThan(outcomes?.open ?? 0);
  expect(outcomes?.early).toBe(0);
});

test('some visits to yards go through the checklist of every trailer that they see', async () => {
  const [lists] = await rowsOf(sql<Record<'yards' | 'listed' | 'whole', number>>`
    select count(*) as yards, count(*) filter (where answered > 0) as listed,
      count(*) filter (where answered = trailers and answered > 0) as whole
    from surveys s
    cross join lateral (
      select count(*) as trailers, count(i.is_ready) as answered
      from unit_inspections i join units u on u.id = i.unit_id and u.type = 'trailer'
      where i.survey_id = s.id
    ) seen
    where s.kind = 'yard' and s.state = 'finished' and trailers > 0`);
  const { yards, listed, whole } = lists ?? { yards: 0, listed: 0, whole: 0 };
  expect(listed / yards).toBeGreaterThan(0.2);
  expect(listed / yards).toBeLessThan(0.4);
  expect(whole).toBe(listed);
  expect(
    await numberOf(sql`
      select count(*) as found from checklist_answers a join unit_inspections i on i.id = a.inspection_id
      join units u on u.id = i.unit_id join surveys s on s.id = i.survey_id
      where u.type <> 'trailer' or s.kind <> 'yard' or i.state <> 'done'
        or (a.answer = 'fail') <> (a.notes <> '')`),
  ).toBe(0);
});

test('of the trailers with a checklist a few failed in something', async () => {
  const answered = await rowsOf(sql<{ items: number; failed: number; is_ready: boolean }>`
    select count(*) as items, count(*) filter (where a.answer = 'fail') as failed, i.is_ready
    from checklist_answers a join unit_inspections i on i.id = a.inspection_id group by i.id`);
  expect(answered.length).toBeGreaterThan(40);
  for (const { items, failed, is_ready } of answered) {
    expect(items).toBe(checklistItems.length);
    expect(is_ready).toBe(failed === 0);
  }
  const failing = answered.filter(({ failed }) => failed > 0).length;
  expect(failing / answered.length).toBeGreaterThan(0.03);
  expect(failing / answered.length).toBeLessThan(0.14);
  expect(
    await numberOf(sql`
      select count(*) as found from unit_inspections i
      where (i.is_ready is null) = exists (
        select from checklist_answers a where a.inspection_id = i.id)`),
  ).toBe(0);
});

test('wheels that went on lately were checked', async () => {
  const [checks] = await rowsOf(sql<Record<'checks' | 'elsewhere', number>>`
    select count(*) as checks, count(*) filter (where m.unit_id <> i.unit_id
      or (m.axle_number, m.side) <> (c.axle_number, c.side)) as elsewhere
    from torque_checks c join unit_inspections i on i.id = c.inspection_id
    left join mounts m on m.id = c.mount_id`);
  expect(checks?.checks).toBeGreaterThan(10);
  expect(checks?.elsewhere).toBe(0);
});
