import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { testDatabase } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase({ size: 'small', today: '2025-07-01' });
});
afterAll(() => database.close());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(database.kysely)).rows;

test('of most tires somebody has noted the price, and of many new ones what the casing is worth', async () => {
  const [found] = await rowsOf(sql<Record<'lives' | 'priced' | 'fresh' | 'valued' | 'odd', number>>`
    select count(*) as lives, count(price) as priced,
      count(*) filter (where caps = 0) as fresh,
      count(casing_value) filter (where caps = 0) as valued,
      count(*) filter (where casing_value >= price or (caps > 0 and casing_value is not null)) as odd
    from tire_lives`);
  const { lives, priced, fresh, valued, odd } = found ?? {
    lives: 0,
    priced: 0,
    fresh: 0,
    valued: 0,
    odd: 1,
  };
  expect(priced / lives).toBeGreaterThan(0.6);
  expect(priced / lives).toBeLessThan(0.7);
  expect(valued / fresh).toBeGreaterThan(0.4);
  expect(valued / fresh).toBeLessThan(0.6);
  expect(odd).toBe(0);
});

test('what was noted agrees with what the account paid on invoices', async () => {
  const pairs = await rowsOf(sql<{ noted: number; paid: number }>`
    select avg(l.price) as noted, b.paid
    from tire_lives l join tires t on t.id = l.tire_id
    join (
      select account_id, product_id, sum(spend) / sum(units) as paid from product_months
      group by account_id, product_id having sum(units) > 3) b
      on (b.account_id, b.product_id) = (t.account_id, l.product_id)
    where l.price is not null
    group by t.account_id, l.product_id, b.paid`);
  expect(pairs.length).toBeGreaterThan(30);
  for (const { noted, paid } of pairs) {
    expect(noted / paid).toBeGreaterThan(0.85);
    expect(noted / paid).toBeLessThan(1.15);
  }
});

test('a removal is noted by a later survey of its yard, unless nobody came by', async () => {
  const [found] = await rowsOf(sql<Record<'removals' | 'noted' | 'elsewhere', number>>`
    select count(*) as removals, count(s.id) as noted,
      count(*) filter (where s.location_id <> r.location_id or s.survey_date < r.removed_on
        or s.kind <> 'yard' or s.state <> 'finished') as elsewhere
    from removals r left join surveys s on s.id = r.survey_id`);
  expect(found?.noted).toBeGreaterThan(40);
  expect(found?.noted).toBeLessThan(found?.removals ?? 0);
  expect(found?.elsewhere).toBe(0);
});
