import { type ChangeStanding, specFields } from '@portal/contract/admin';
import { specBefore } from '../planned-writes.ts';
import type { StoredSpec } from '../stored-specs.ts';
import { type ChangeLinks, type StoredChange, toldSpec } from './stored-changes.ts';

interface Present {
  readonly links: ChangeLinks;
  /** The specs of the place as they are stored. */
  readonly stored: readonly StoredSpec[];
  readonly locationId: number | null;
  readonly today: string;
  /** Products that are in the catalog. */
  readonly products: ReadonlyMap<number, string>;
}

/** The day from which on a change that is taken back holds no longer: no earlier day is judged anew. */
export const dayBack = ({ valid_from }: Pick<StoredChange, 'valid_from'>, today: string): string =>
  valid_from > today ? valid_from : today;

/** What became of a change. */
export function standingOf(change: StoredChange, present: Present): ChangeStanding {
  const { links, stored, locationId, today, products } = present;
  const { id, role, takes_back } = change;
  if (takes_back !== null) return 'takes_back';
  if (links.takenBack.has(id)) return 'taken_back';
  if (links.lastOf.get(role) !== id) return 'followed';
  const held = specBefore(stored, { role, locationId, validFrom: dayBack(change, today) });
  if (!isSame(held, change)) return 'replaced';
  const { products: approved } = toldSpec(change.before);
  return approved.every((product) => products.has(product)) ? 'open' : 'unavailable';
}

/** Whether a spec is what a change wrote. */
function isSame(held: StoredSpec | undefined, { after }: StoredChange): boolean {
  const { products, ...values } = toldSpec(after);
  const approved = held?.products.map(({ product_id }) => product_id) ?? [];
  return (
    specFields.every((field) => (held?.[field] ?? null) === values[field]) &&
    approved.length === products.length &&
    approved.every((product) => products.includes(product))
  );
}
