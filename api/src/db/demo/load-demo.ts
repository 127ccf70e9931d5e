import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema/schema.ts';
import { unhurried } from '../unhurried.ts';
import { activityOf } from './activity.ts';
import { insertDemoUsers } from './assignments.ts';
import { continueIds, insertAll } from './bulk.ts';
import { insertDimensions } from './dimensions.ts';
import type { Activity } from './rows.ts';
import { type DemoSize, scales } from './scale.ts';
import { settle } from './settle.ts';
import { makeWorld } from './world.ts';

export interface DemoRequest {
  readonly size: DemoSize;
  /** The last day of the data, `YYYY-MM-DD`. */
  readonly today: string;
  /** The same seed, size and day make the same data. */
  readonly seed?: number;
  readonly onProgress?: (progress: DemoProgress) => void;
}

/** Locations whose months were played and stored, of all. */
export interface DemoProgress {
  readonly done: number;
  readonly total: number;
}

/** `loaded` now, `present` since before, or `kept`: the database has users or accounts of its own. */
export type DemoOutcome = 'loaded' | 'present' | 'kept';

const defaultSeed = 20_250_701;
/** Any number, the same in every process: who holds it loads. */
const demoLock = 7_015_228;
/** Rows held in memory before they are stored. */
const enough = 12_000;
/** In the order in which they refer to each other. */
const facts = ['service_calls', 'invoice_lines', 'casings', 'casing_events'] as const;

/**
 * Fills an empty database with demo data and demo users. All of it is one transaction, so that a
 * load that was cut short leaves nothing behind and is simply made again.
 */
export function loadDemo({ kysely, kind }: Database, request: DemoRequest): Promise<DemoOutcome> {
  return unhurried(kysely, async (connection) => {
    const outcome = await connection
      .transaction()
      .execute((transaction) => loadInto(transaction, request));
    if (outcome !== 'kept') await settle(connection, kind);
    return outcome;
  });
}

async function loadInto(
  transaction: Kysely<Schema>,
  { size, today, seed = defaultSeed, onProgress }: DemoRequest,
): Promise<DemoOutcome> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(transaction);
  const found = await whatIsThere(transaction);
  if (found !== 'empty') return found;
  const world = makeWorld(scales[size], seed);
  await insertDimensions(transaction, world);
  await insertDemoUsers(transaction, world);
  const total = world.accounts.reduce((sum, { locations }) => sum + locations.length, 0);
  let done = 0;
  let held: Activity = nothing();
  for (const [, activity] of activityOf(world, today)) {
    done += 1;
    append(held.service_calls, activity.service_calls);
    append(held.invoice_lines, activity.invoice_lines);
    append(held.casings, activity.casings);
    append(held.casing_events, activity.casing_events);
    if (held.invoice_lines.length >= enough || done === total) {
      for (const table of facts) await insertAll(transaction, table, held[table]);
      held = nothing();
      onProgress?.({ done, total });
    }
  }
  for (const table of numbered) await continueIds(transaction, table);
  await transaction
    .insertInto('demo_loads')
    .values({ size, seed, today, settled_at: null })
    .execute();
  return 'loaded';
}

const numbered = [
  'products',
  'dealers',
  'accounts',
  'location_groups',
  'location_regions',
  'locations',
  'service_calls',
  'invoice_lines',
  'casings',
] as const;

const nothing = (): Activity => ({
  service_calls: [],
  invoice_lines: [],
  casings: [],
  casing_events: [],
});

function append<Row>(held: Row[], rows: readonly Row[]): void {
  for (const row of rows) held.push(row);
}

async function whatIsThere(database: Kysely<Schema>): Promise<'empty' | 'present' | 'kept'> {
  const { rows } = await sql<{ demo: boolean; own: boolean }>`select
    exists (select from demo_loads) as demo,
    exists (select from accounts) or exists (select from users) as own`.execute(database);
  if (rows[0]?.demo) return 'present';
  return rows[0]?.own ? 'kept' : 'empty';
}
