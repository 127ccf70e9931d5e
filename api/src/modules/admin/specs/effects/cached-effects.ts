import type { SpecSaving } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../../access/current-user.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { findOwner } from '../spec-owner.ts';
import { type JudgedTire, judgeTwice } from './judge-twice.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  /** Identifies the cache: there is one for each database. */
  readonly unscoped: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly today: string;
}

type JudgingRequest = Parameters<typeof judgeTwice>[1] & Pick<SpecSaving, 'locations'>;

interface CachedTires {
  readonly said: string;
  readonly tires: readonly JudgedTire[];
}

/** Milliseconds for which pages reuse the judged tires. */
const keptFor = 120_000;
/** Most tires cached for all users together; the oldest results are dropped first. */
const mostTires = 200_000;

const keptIn = new WeakMap<Kysely<Schema>, Map<number, CachedTires>>();

const cacheKeyOf = ({ user, today }: QueryContext, said: JudgingRequest): string => {
  const { account, location_id, valid_from, roles, locations } = said;
  return JSON.stringify([
    user.unitOfMeasurement,
    today,
    account,
    location_id,
    valid_from,
    roles,
    locations,
  ]);
};

/**
 * Judges tires twice and caches them for the pages of tires behind the figures.
 *
 * @throws Refusal as `judgeTwice`
 */
export async function judgeAndCache(
  asking: QueryContext,
  said: JudgingRequest,
): Promise<readonly JudgedTire[]> {
  const tires = await judgeTwice(asking, said);
  const kept = keptIn.get(asking.unscoped) ?? new Map<number, CachedTires>();
  keptIn.set(asking.unscoped, kept);
  const { id } = asking.user;
  const own = { said: cacheKeyOf(asking, said), tires };
  kept.delete(id);
  kept.set(id, own);
  let count = [...kept.values()].reduce((sum, each) => sum + each.tires.length, 0);
  for (const [user, each] of kept) {
    if (count <= mostTires) break;
    kept.delete(user);
    count -= each.tires.length;
  }
  setTimeout(() => kept.get(id) === own && kept.delete(id), keptFor).unref();
  return tires;
}

/**
 * Returns the tires behind the user's last figures if the request is the same; judges anew
 * otherwise.
 */
export async function readCachedTires(
  asking: QueryContext,
  said: JudgingRequest,
): Promise<readonly JudgedTire[]> {
  const own = keptIn.get(asking.unscoped)?.get(asking.user.id);
  if (own?.said !== cacheKeyOf(asking, said)) return judgeTwice(asking, said);
  // The user's access may have changed since.
  await findOwner(asking, said);
  return own.tires;
}
