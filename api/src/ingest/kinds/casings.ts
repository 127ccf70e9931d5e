import { madeOn as mondayOf } from '@portal/contract/portal';
import { type Fault, type FileKind, optional, type Row, required } from '../file-kind.ts';
import { date } from '../values/date.ts';
import { wholeNumber } from '../values/number.ts';
import { documentNumber, nonsig, oneOf, text } from '../values/text.ts';
import { madeOn, tin } from '../values/tin.ts';
import {
  account,
  checkProductComplete,
  dealer,
  location,
  product,
  productColumns,
} from './references.ts';

const repairs = optional(wholeNumber(0, 100));

/** Casings on their way through a retread plant. */
export const casings: FileKind = {
  columns: {
    dealer: required(nonsig),
    casing_number: required(documentNumber),
    account: required(nonsig),
    location: required(text(40)),
    ...productColumns,
    tin: optional(tin),
    previous_caps: required(wholeNumber(0, 20)),
    last_position: optional(oneOf('steer', 'drive', 'trail', 'allpositions')),
    picked_up_on: optional(date),
    received_on: optional(date),
    inspected_on: optional(date),
    disposition: optional(oneOf('finished', 'used', 'rejected')),
    disposed_on: optional(date),
    reject_reason: optional(text(100)),
    nail_holes: repairs,
    spots: repairs,
    sections: repairs,
    beads: repairs,
  },
  key: ['dealer', 'casing_number'],
  faults,
  doubts,
  references: [account, location, dealer, product(`'tire'`)],
  table: 'casings',
  conflict: ['dealer_id', 'casing_number'],
  written: {
    casing_number: 'r.casing_number',
    account_id: 'r.account_id',
    location_id: 'r.location_id',
    dealer_id: 'r.dealer_id',
    product_id: 'r.product_id',
    tin: 'r.tin',
    made_on: madeOn,
    previous_caps: 'r.previous_caps::smallint',
    last_position: 'r.last_position',
    picked_up_on: 'r.picked_up_on',
    received_on: 'r.received_on',
    disposition: 'r.disposition',
    disposed_on: 'r.disposed_on',
    reject_reason: 'r.reject_reason',
    nail_holes: 'coalesce(r.nail_holes, 0)::smallint',
    spots: 'coalesce(r.spots, 0)::smallint',
    sections: 'coalesce(r.sections, 0)::smallint',
    beads: 'coalesce(r.beads, 0)::smallint',
  },
  after: [
    `with stated as (
      select c.id as casing_id, step, day
      from accepted r
      join casings c on (c.dealer_id, c.casing_number) = (r.dealer_id, r.casing_number)
      cross join lateral (values ('picked_up', r.picked_up_on), ('received', r.received_on),
        ('initial_inspection', r.inspected_on), (r.disposition, r.disposed_on)) e (step, day)
      where day is not null
    ), gone as (
      delete from casing_events o using accepted r
      join casings c on (c.dealer_id, c.casing_number) = (r.dealer_id, r.casing_number)
      where o.casing_id = c.id
        and not exists (select from stated e where (e.casing_id, e.step) = (o.casing_id, o.step))
      returning o.casing_id
    ), come as (
      insert into casing_events as o (casing_id, step, happened_on) select * from stated
      on conflict (casing_id, step) do update set happened_on = excluded.happened_on
        where o.happened_on <> excluded.happened_on
      returning casing_id
    )
    insert into merged select casing_id, false from gone union select casing_id, false from come`,
  ],
};

/** The steps through the plant, in their order. */
const steps = ['picked_up_on', 'received_on', 'inspected_on', 'disposed_on'] as const;

function doubts(row: Row): Fault[] {
  const found: Fault[] = [];
  const passed = steps.filter((step) => row[step] !== null);
  for (const [place, step] of passed.entries()) {
    const before = passed[place - 1];
    if (before && String(row[step]) < String(row[before]))
      found.push({ columns: [step], reason: `It lies before ${before}.` });
  }
  const [last] = passed.slice(-1);
  if (row.tin !== null && last && mondayOf(String(row.tin)) > String(row[last]))
    found.push({ columns: ['tin'], reason: `The tire was made after ${last}.` });
  return found;
}

function faults(row: Row): Fault[] {
  const found = [...checkProductComplete(row)];
  if ((row.disposition === null) !== (row.disposed_on === null)) {
    const reason = 'An outcome has its day, and a day its outcome.';
    found.push({ columns: ['disposition', 'disposed_on'], reason });
  }
  if ((row.disposition === 'rejected') !== (row.reject_reason !== null)) {
    const reason = 'A rejected casing has a reason, and no other has one.';
    found.push({ columns: ['disposition', 'reject_reason'], reason });
  }
  return found;
}
