import {
  type BelowLawTire,
  type BelowLawTiresRequest,
  belowLawList,
} from '@portal/contract/analysis-reports';
import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { unitSizes } from '@portal/contract/portal';
import { type Kysely, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import type { Reader } from '../scrap/scrap-selection.ts';
import { treadConverters } from '../scrap/shown-treads.ts';
import { belowLaw, staysBelowLaw } from './below-law.ts';

// Aliases in the queries: `n` a tire, `l` its location, `a` its account.

const columns = sql`
  n.reading_id, n.survey_id, n.unit_id, n.unit_number, n.axle_number, n.side, n.slot, n.axle,
  ${fleetName} as fleet_name, ${locationName} as fleet_location, n.found_on, n.tread_mm as tread,
  n.before_on as read_before_on, n.before_mm as tread_before`;

const unitNumber = sql`n.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  fleet_name: [sql`${fleetName} collate "und-x-icu"`],
  found_on: [sql`n.found_on`],
  tread: [sql`n.tread_mm`],
  tread_before: [sql`n.before_mm`],
};

type Selection = Omit<BelowLawTiresRequest, keyof PageRequest>;

type StoredTire = Omit<BelowLawTire, 'wheel'> &
  Pick<WheelPosition, 'side' | 'slot'> & { readonly axle_number: number };

/** Reads a page of the tires of a validated selection that were found below the legal depth. */
export async function readBelowLaw(
  db: Kysely<Schema>,
  { user, selection }: { readonly user: Reader; readonly selection: Selection },
  page: PageRequest,
): Promise<Page<BelowLawTire>> {
  const { axle, pull_32nds: pull, keyword = '' } = selection;
  const { depth } = treadConverters(user);
  const conditions = [
    ...(axle ? [sql`n.axle = ${axle}`] : []),
    ...(pull === undefined ? [] : [staysBelowLaw(sql`${pull * unitSizes['32nds']}::numeric`)]),
    holdsKeyword(keyword.trim(), [
      sql`n.unit_number`,
      sql`l.code`,
      sql`l.name`,
      sql`a.name`,
      sql`a.nonsig`,
    ]),
  ];
  const { rows, ...counts } = await readPage<StoredTire>(
    db,
    {
      columns,
      rows: sql`from ${belowLaw(selection)} n
        join ${unguardedTable('accounts')} a on a.id = n.account_id
        left join ${unguardedTable('locations')} l on l.id = n.location_id
        where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(
        belowLawList,
        sorts,
        selection,
        sql`n.found_on desc, ${unitNumber}, n.reading_id`,
      ),
    },
    page,
  );
  return {
    ...counts,
    rows: rows.map(({ axle_number, side, slot, tread, tread_before, ...row }) => ({
      ...row,
      wheel: positionLabel({ axle: axle_number, side, slot }),
      // The tread is never null.
      tread: depth(tread) ?? 0,
      tread_before: depth(tread_before),
    })),
  };
}
