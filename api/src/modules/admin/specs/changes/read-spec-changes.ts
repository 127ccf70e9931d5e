import {
  type SpecChange,
  type SpecChanges,
  type specChangesList,
  specFields,
} from '@portal/contract/admin';
import type { ListRequest } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../../access/current-user.ts';
import { holdsKeyword } from '../../../../db/holds-keyword.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { readPage } from '../../../../lists/read-page.ts';
import { unguardedTable } from '../../../../scope/unguarded-table.ts';
import { readProductNames } from '../product-names.ts';
import { findPlace } from '../spec-owner.ts';
import { readRevisions } from '../spec-revision.ts';
import { specUnitsOf } from '../spec-units.ts';
import { readSpecs } from '../stored-specs.ts';
import { standingOf, undoDay } from './change-standing.ts';
import {
  parseSnapshot,
  productIdsInChanges,
  readLinks,
  type StoredChange,
} from './stored-changes.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
  readonly today: string;
}

type SpecChangesRequest = ListRequest<typeof specChangesList> & {
  readonly account: string;
  readonly location_id: number | null;
};
type Row = StoredChange & { readonly at: Date; readonly user_name: string };

const columns = sql`
  c.id, c.at, coalesce(trim(u.name || ' ' || u.last_name), '') as user_name, c.role, c.valid_from, c.before,
  c.after, c.takes_back`;

/**
 * Reads the changes to the specs of a fleet or yard, in the reader's units.
 *
 * @throws Refusal `unknown_value`
 */
export async function readSpecChanges(
  { db, user, today }: QueryContext,
  { account, location_id, axle, keyword = '', ...page }: SpecChangesRequest,
): Promise<Omit<SpecChanges, 'ResponseCode' | 'ResponseMessage'>> {
  const place = await findPlace(db, { account, location_id });
  const { accountId } = place;
  const conditions = [
    sql`c.account_id = ${accountId}`,
    sql`c.location_id is not distinct from ${location_id}`,
    holdsKeyword(keyword.trim(), [sql`u.login`, sql`u.name || ' ' || u.last_name`]),
    ...(axle ? [sql`c.role = ${axle}`] : []),
  ];
  const { rows, ...counts } = await readPage<Row>(
    db,
    {
      columns,
      rows: sql`from spec_changes c left join ${unguardedTable('users')} u on u.id = c.user_id
        where ${sql.join(conditions, sql` and `)}`,
      order: sql`c.id desc`,
    },
    page,
  );
  const products = await readProductNames(db, productIdsInChanges(rows));
  const stored = await readSpecs(db, accountId, location_id === null ? [] : [location_id]);
  const links = await readLinks(db, place);
  const revisionOf = await readRevisions(db, accountId);
  const units = specUnitsOf(user);
  const present = { links, stored, locationId: location_id, today, products };
  const changes = rows.map((row): SpecChange => {
    const [before, after] = [parseSnapshot(row.before), parseSnapshot(row.after)];
    const namesOf = (ids: readonly number[]) => ids.map((id) => products.get(id) ?? `#${id}`);
    const standing = standingOf(row, present);
    const [were, are] = [units.allShown(before), units.allShown(after)];
    return {
      id: row.id,
      at: row.at.toISOString(),
      user_name: row.user_name,
      role: row.role,
      valid_from: row.valid_from,
      values: specFields
        .filter((field) => were[field] !== are[field])
        .map((field) => ({ field, before: were[field], after: are[field] })),
      products:
        [...before.products].sort().join() === [...after.products].sort().join()
          ? null
          : { before: namesOf(before.products), after: namesOf(after.products) },
      standing,
      take_back:
        standing === 'open'
          ? {
              valid_from: undoDay(row, today),
              role: { role: row.role, ...were, products: [...before.products] },
            }
          : null,
    };
  });
  return { changes, ...counts, revision: revisionOf(location_id), ...units.formats };
}
