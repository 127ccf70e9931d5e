import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

export interface RateLimit {
  /** Names what is limited; limits with different names are counted separately. */
  readonly name: string;
  readonly hits: number;
  readonly seconds: number;
}

export interface LimitState {
  readonly exceeded: boolean;
  /** Seconds until the next window, for which a client should wait when the limit is exceeded. */
  readonly retryAfter: number;
}

const keptForHours = 24;

/** Milliseconds by which clocks of several processes differ at most. */
const clockSkew = 60_000;
const latestStart = (now: Date) => new Date(now.getTime() + clockSkew);

/**
 * Counts a hit of one caller in a fixed window. The counts are in the database, so that they are
 * shared by all processes and survive a restart.
 *
 * A window that begins in the future was written before the clock was set back, and has ended.
 *
 * @param caller the network address or user that is limited
 * @param weight how many hits it counts as, for example for a limit of bytes
 */
export async function countHit(
  database: Kysely<Schema>,
  limit: RateLimit,
  { caller, now, weight = 1 }: { caller: string; now: Date; weight?: number },
): Promise<LimitState> {
  const windowStart = new Date(now.getTime() - limit.seconds * 1000);
  const isOver = sql`(known.window_started_at <= ${windowStart}
    or known.window_started_at > ${latestStart(now)})`;
  const { rows } = await sql<{ hits: number; window_started_at: Date }>`
    insert into rate_limits as known (limit_key, window_started_at, hits)
    values (${`${limit.name} ${caller}`}, ${now}, ${weight})
    on conflict (limit_key) do update set
      hits = case when ${isOver} then ${weight} else known.hits + ${weight} end,
      window_started_at = case
        when ${isOver} then excluded.window_started_at else known.window_started_at
      end
    returning hits, window_started_at`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A rate limit was not counted.');
  if (row.hits === weight) await forgetOld(database, now);
  const windowEnd = row.window_started_at.getTime() + limit.seconds * 1000;
  return {
    exceeded: row.hits > limit.hits,
    retryAfter: Math.max(1, Math.ceil((windowEnd - now.getTime()) / 1000)),
  };
}

async function forgetOld(database: Kysely<Schema>, now: Date): Promise<void> {
  const old = new Date(now.getTime() - keptForHours * 3_600_000);
  await database.deleteFrom('rate_limits').where('window_started_at', '<', old).execute();
}
