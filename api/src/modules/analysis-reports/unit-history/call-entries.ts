import { type RawBuilder, sql } from 'kysely';
import { productNameOrNull } from '../../../db/product-name.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { entryColumns } from './entry-columns.ts';
import type { FoundUnit } from './find-unit.ts';

/** The invoice lines of a call `c` that the reader sees, and their sum. */
const charged = sql`
  left join lateral (
    select sum(i.amount) as cost,
      json_agg(json_build_object('line_id', i.id, 'invoice_number', i.invoice_number,
        'invoice_date', i.invoice_date, 'kind', i.kind, 'product', ${productNameOrNull},
        'quantity', i.quantity, 'amount', i.amount)
        order by i.invoice_date, i.invoice_number collate "C", i.line_number, i.id) as lines
    from invoice_lines i
    left join products p on p.id = i.product_id
    where i.call_id = c.id) billed on true`;

/**
 * Service calls for the unit, with the lines of their invoices. A call names its unit by number: it
 * belongs to the unit that had the number then, as far as deletions show.
 */
export const callEntries = ({ accountId, numberKey }: FoundUnit): RawBuilder<unknown> => sql`
  select ${entryColumns({
    kind: 'call',
    key: sql`c.id`,
    order: sql`c.id`,
    day: sql`c.received_on`,
    location: 'l',
    doneBy: sql`d.name`,
    cost: sql`billed.cost`,
    known: sql`c.call_number`,
    detail: sql`json_build_object('call_number', c.call_number, 'call_type', c.call_type,
      'unit_location', c.unit_location, 'status', c.status, 'wheel_position', c.wheel_position,
      'lines', coalesce(billed.lines, '[]'::json))`,
  })}
  from service_calls c
  join ${unguardedTable('locations')} l on l.id = c.location_id
  join dealers d on d.id = c.dealer_id
  ${charged}
  where c.account_id = ${accountId} and c.unit_number is not null
    and lower(c.unit_number collate "und-x-icu") = ${numberKey}
    and not exists (
      select from ${unguardedTable('units')} former
      where former.account_id = c.account_id and former.number_key = ${numberKey}
        and former.deleted_at > c.received_at)`;
