import { type Column, type Fault, optional, type Reference, type Row } from '../file-kind.ts';
import { loadRange, text } from '../values/text.ts';

// References in files, and how each is found.

export const account: Reference = {
  columns: ['account'],
  join: 'left join accounts on accounts.nonsig = s.account',
  take: 'accounts.id as account_id',
  fault: 'r.account_id is null',
  reason: `format('There is no account %s.', r.account)`,
};

/** A location of the account named in the row. */
export const location: Reference = {
  columns: ['location'],
  join: 'left join locations on locations.account_id = accounts.id and locations.code = s.location',
  take: 'locations.id as location_id',
  fault: 'r.account_id is not null and r.location_id is null',
  reason: `format('Account %s has no location %s.', r.account, r.location)`,
};

/** A survey of the account named in the row. */
export const survey: Reference = {
  columns: ['survey_number'],
  join: `left join surveys
    on (surveys.account_id, surveys.survey_number) = (accounts.id, s.survey_number)`,
  take: 'surveys.id as survey_id',
  fault: 'r.account_id is not null and r.survey_id is null',
  reason: `format('Account %s has no survey %s.', r.account, r.survey_number)`,
};

/** The row's survey must be a visit: for a crossing, only readings are accepted. */
export const visit: Reference = {
  columns: ['survey_number'],
  take: 'surveys.is_crossing',
  fault: 'r.is_crossing',
  reason: `format('Survey %s is a crossing.', r.survey_number)`,
};

/** The inspection of the unit named in the row, in its survey. */
export const inspection: Reference = {
  columns: ['unit_number'],
  join: `left join units on units.account_id = accounts.id and units.deleted_at is null
      and units.number_key = lower(s.unit_number collate "und-x-icu")
    left join unit_inspections inspections
      on (inspections.survey_id, inspections.unit_id) = (surveys.id, units.id)`,
  take: 'inspections.id as inspection_id',
  fault: 'r.survey_id is not null and r.inspection_id is null',
  reason: `format('Survey %s has no unit %s.', r.survey_number, r.unit_number)`,
};

/** Makes a reference optional. */
export const optionalReference = (reference: Reference): Reference => ({
  ...reference,
  fault: `r.${reference.columns[0]} is not null and (${reference.fault})`,
});

export const dealer: Reference = {
  columns: ['dealer'],
  join: 'left join dealers on dealers.nonsig = s.dealer',
  take: 'dealers.id as dealer_id',
  fault: 'r.dealer_id is null',
  reason: `format('There is no dealer %s.', r.dealer)`,
};

export const productColumns = {
  product_brand: optional(text(80)),
  product_line: optional(text(80)),
  product_size: optional(text(40)),
  product_load_range: optional(loadRange),
} satisfies Record<string, Column>;

/** The product named in a row, if any; for a merged duplicate, the product that replaced it. */
export const product = (kind: string): Reference => ({
  columns: Object.keys(productColumns),
  join: `left join products named on named.kind = ${kind} and named.brand = s.product_brand
      and named.line = s.product_line and named.size = s.product_size
      and named.load_range is not distinct from s.product_load_range
    left join products on products.id = coalesce(named.merged_into, named.id)`,
  take: 'products.id as product_id',
  fault: 'r.product_brand is not null and r.product_id is null',
  reason: `format('There is no product %s of that kind.',
    concat_ws(' ', r.product_brand, r.product_line, r.product_size, r.product_load_range))`,
});

/** A product must be named completely, or not at all. */
export function checkProductComplete(row: Row): readonly Fault[] {
  const missing = ['product_brand', 'product_line', 'product_size'].filter(
    (column) => row[column] === null,
  );
  const isNone = missing.length === 3 && row.product_load_range === null;
  const reason = 'A product is named by its brand, line and size, or not at all.';
  return missing.length === 0 || isNone ? [] : [{ columns: missing, reason }];
}
