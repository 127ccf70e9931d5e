import type { ChosenYard, SpecRole } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { readYards, type Yard } from './find-yards.ts';
import { ownSpecs } from './own-specs.ts';
import type { SpecOwner } from './spec-owner.ts';
import type { StoredSpec } from './stored-specs.ts';

/**
 * Returns all yards of the fleet, or none if the request contains no choice of yards.
 *
 * @throws Refusal `invalid` for a choice when a yard's specs are saved and for a yard named twice,
 * `unknown_value`
 */
export async function chosenYards(
  db: Kysely<Schema>,
  { accountId, locationId }: SpecOwner,
  chosen: readonly ChosenYard[] | undefined,
): Promise<Yard[]> {
  if (!chosen) return [];
  if (locationId !== null) throw refuse('invalid', 'locations');
  const yards = await readYards(db, accountId);
  const known = new Set(yards.map(({ location_id }) => location_id));
  for (const [place, { location_id }] of chosen.entries()) {
    const path = `locations.${place}.location_id`;
    if (!known.delete(location_id))
      throw refuse(isTwice(chosen, place) ? 'invalid' : 'unknown_value', path);
  }
  return yards;
}

const isTwice = (chosen: readonly ChosenYard[], place: number): boolean =>
  chosen.findIndex(({ location_id }) => location_id === chosen[place]?.location_id) < place;

/** Returns the yards whose own specs are to be cleared. */
export const overwrittenYardIds = (chosen: readonly ChosenYard[] = []): number[] =>
  chosen.flatMap(({ location_id, is_overwritten }) => (is_overwritten ? [location_id] : []));

interface CheckChoiceOptions {
  readonly stored: readonly StoredSpec[];
  readonly yardIds: readonly number[];
  readonly revisionOf: (locationId: number) => number;
  readonly axles: readonly SpecRole[];
  readonly validFrom: string;
}

/**
 * Returns the yards whose own specs are to be cleared, after checking that the choice covers
 * exactly the yards that have any.
 *
 * @throws Refusal `changed_elsewhere` if specs of yards were saved since
 */
export function checkChoice(
  chosen: readonly ChosenYard[] | undefined,
  { stored, yardIds, revisionOf, axles, validFrom }: CheckChoiceOptions,
): number[] {
  if (!chosen) return [];
  const isSame = ({ location_id, revision }: ChosenYard) => revisionOf(location_id) === revision;
  const having = yardIds.filter(
    (locationId) => ownSpecs(stored, { locationId, day: validFrom, axles }).length > 0,
  );
  const named = new Set(chosen.map(({ location_id }) => location_id));
  const areSame = having.length === named.size && having.every((id) => named.has(id));
  if (!areSame || !chosen.every(isSame)) throw refuse('changed_elsewhere', 'locations');
  return overwrittenYardIds(chosen);
}
