import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Schema } from '../schema/schema.ts';
import { withoutStatementTimeout } from '../without-statement-timeout.ts';
import { insertDemoUsers } from './assignments.ts';
import { insertAudit } from './audited-access.ts';
import { continueIds } from './bulk.ts';
import { insertDevices } from './devices.ts';
import { insertDimensions } from './dimensions.ts';
import { dropIndexesAndConstraints } from './drop-indexes-and-constraints.ts';
import { insertLeaseRates } from './lease-rates.ts';
import { insertPeople } from './people.ts';
import { type DemoSize, scales } from './scale.ts';
import { activityTables, storeActivity } from './store-activity.ts';
import { storeUnits, unitAndSurveyTables } from './store-units.ts';
import { updateStatistics } from './update-statistics.ts';
import { insertRegistrations } from './waiting-registrations.ts';
import { makeWorld } from './world.ts';

export interface DemoRequest {
  readonly size: DemoSize;
  /** The last day of the data, `YYYY-MM-DD`. */
  readonly today: string;
  /** The same seed, size and day make the same data. */
  readonly seed?: number;
  readonly onProgress?: (progress: DemoProgress) => void;
}

/** Progress within a step: locations stored, then indexes and sums created. */
export interface DemoProgress {
  readonly step: 'locations' | 'indexes and sums';
  readonly done: number;
  readonly total: number;
}

/** `loaded` now, `present` since before, or `kept`: the database has its own users or accounts. */
export type DemoOutcome = 'loaded' | 'present' | 'kept';

const defaultSeed = 20_250_701;
/** Key of the lock for loading; arbitrary, but the same in every process. */
const demoLock = 7_015_228;

/**
 * Fills an empty database with demo data and demo users, in one transaction, so that an interrupted
 * load leaves nothing behind and can simply be repeated.
 */
export function loadDemo({ kysely, kind }: Database, request: DemoRequest): Promise<DemoOutcome> {
  return withoutStatementTimeout(kysely, async (connection) => {
    const outcome = await connection
      .transaction()
      .execute((transaction) => loadInto(transaction, request));
    if (outcome !== 'kept') await updateStatistics(connection, kind);
    return outcome;
  });
}

async function loadInto(
  transaction: Kysely<Schema>,
  { size, today, seed = defaultSeed, onProgress }: DemoRequest,
): Promise<DemoOutcome> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(transaction);
  const found = await detectContent(transaction);
  if (found !== 'empty') return found;
  const world = makeWorld(scales[size], seed);
  await insertDimensions(transaction, world);
  await insertLeaseRates(transaction, today);
  await insertDemoUsers(transaction, world);
  await insertRegistrations(transaction, world, today);
  await insertDevices(transaction, today);
  await insertAudit(transaction, { today, changes: scales[size].audited });
  await insertPeople(transaction, world, { today, seed, count: scales[size].people });
  const restored = await dropIndexesAndConstraints(transaction, [
    ...activityTables,
    ...unitAndSurveyTables,
  ]);
  const total = world.accounts.reduce((sum, { locations }) => sum + locations.length, 0);
  const handed = await storeActivity(transaction, world, today, (done) =>
    onProgress?.({ step: 'locations', done, total }),
  );
  await storeUnits(transaction, world, today, handed);
  const closing = [
    ...restored,
    'select recount_purchases()',
    'select recount_calls()',
    'select recount_casings()',
    'select recount_wears()',
    'select place_dealers()',
  ];
  for (const [index, statement] of closing.entries()) {
    await sql.raw(statement).execute(transaction);
    onProgress?.({ step: 'indexes and sums', done: index + 1, total: closing.length });
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
  'unit_owners',
  'units',
  'surveys',
  'unit_inspections',
  'tires',
  'mounts',
  'removals',
  'specs',
  'readings',
  'findings',
] as const;

async function detectContent(database: Kysely<Schema>): Promise<'empty' | 'present' | 'kept'> {
  const { rows } = await sql<{ demo: boolean; own: boolean }>`select
    exists (select from demo_loads) as demo,
    exists (select from accounts) or exists (select from users) as own`.execute(database);
  if (rows[0]?.demo) return 'present';
  return rows[0]?.own ? 'kept' : 'empty';
}
