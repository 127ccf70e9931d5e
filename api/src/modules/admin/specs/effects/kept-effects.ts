import type { SpecSaving } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../../access/current-user.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { findOwner } from '../spec-owner.ts';
import { type JudgedTire, judgeTwice } from './judge-twice.ts';

interface Asking {
  readonly db: Kysely<Schema>;
  /** Whose database it is: what is kept is of this one. */
  readonly unscoped: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly today: string;
}

type Said = Parameters<typeof judgeTwice>[1] & Pick<SpecSaving, 'locations'>;

interface Kept {
  readonly said: string;
  readonly tires: readonly JudgedTire[];
}

/** How long pages rest on the figures that were told. */
const keptFor = 120_000;
/** Tires that are kept of everybody together; the oldest go first. */
const mostTires = 200_000;

const keptIn = new WeakMap<Kysely<Schema>, Map<number, Kept>>();

const saidBy = ({ user, today }: Asking, said: Said): string => {
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

/** Judges tires twice, and keeps them a while for the pages of tires behind the figures. @throws Refusal as `judgeTwice` */
export async function judgeAnew(asking: Asking, said: Said): Promise<readonly JudgedTire[]> {
  const tires = await judgeTwice(asking, said);
  const kept = keptIn.get(asking.unscoped) ?? new Map<number, Kept>();
  keptIn.set(asking.unscoped, kept);
  const { id } = asking.user;
  const own = { said: saidBy(asking, said), tires };
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

/** The tires behind the figures that the user was told last, if they are of the same; judged anew otherwise. */
export async function judgedBefore(asking: Asking, said: Said): Promise<readonly JudgedTire[]> {
  const own = keptIn.get(asking.unscoped)?.get(asking.user.id);
  if (own?.said !== saidBy(asking, said)) return judgeTwice(asking, said);
  // What the user may see or write can have changed since.
  await findOwner(asking, said);
  return own.tires;
}
