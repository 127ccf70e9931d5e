import { type ChangeStanding, specFields } from '@portal/contract/admin';
import { specBefore } from '../planned-writes.ts';
import type { StoredSpec } from '../stored-specs.ts';
import { type ChangeLinks, parseSnapshot, type StoredChange } from './stored-changes.ts';

interface StandingContext {
  readonly links: ChangeLinks;
  /** The stored specs of the place. */
  readonly stored: readonly StoredSpec[];
  readonly locationId: number | null;
  readonly today: string;
  /** Names of the products in the catalog, by id. */
  readonly products: ReadonlyMap<number, string>;
}

/** The day from which an undone change no longer applies: no earlier day is judged anew. */
export const undoDay = ({ valid_from }: Pick<StoredChange, 'valid_from'>, today: string): string =>
  valid_from > today ? valid_from : today;

/** Returns the state of a change, such as `taken_back` or `open` (can be undone). */
export function standingOf(change: StoredChange, present: StandingContext): ChangeStanding {
  const { links, stored, locationId, today, products } = present;
  const { id, role, takes_back } = change;
  if (takes_back !== null) return 'takes_back';
  if (links.takenBack.has(id)) return 'taken_back';
  if (links.lastOf.get(role) !== id) return 'followed';
  const held = specBefore(stored, { role, locationId, validFrom: undoDay(change, today) });
  if (!isSame(held, change)) return 'replaced';
  const { products: approved } = parseSnapshot(change.before);
  return approved.every((product) => products.has(product)) ? 'open' : 'unavailable';
}

/** Whether a spec still equals the result of a change. */
function isSame(held: StoredSpec | undefined, { after }: StoredChange): boolean {
  const { products, ...values } = parseSnapshot(after);
  const approved = held?.products.map(({ product_id }) => product_id) ?? [];
  return (
    specFields.every((field) => (held?.[field] ?? null) === values[field]) &&
    approved.length === products.length &&
    approved.every((product) => products.includes(product))
  );
}
