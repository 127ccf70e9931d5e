import type { ReportFilter } from '@portal/contract/fleet-dashboard';
import type { Raw, RawCall, RawCasing, RawLine } from '../raw-records.ts';

/** A kind of record, with the days and values that reports filter by. */
export interface Kind<Item> {
  readonly all: (raw: Raw) => readonly Item[];
  /** The day by which it counts; null excludes it. */
  readonly day: (item: Item) => string | null;
  /** The value that each filter tests. */
  readonly values: (item: Item) => Readonly<Partial<Record<ReportFilter, string>>>;
}

const made = (product: RawLine['product']) => ({
  tire_product_lines: product?.line ?? 'no product',
  tire_sizes: product?.size ?? 'no product',
});

export const lines: Kind<RawLine> = {
  all: (raw) => raw.lines,
  day: ({ invoice_date }) => invoice_date,
  values: ({ product, unit_location }) => ({
    ...made(product),
    unit_locations: unit_location ?? 'no call',
    wheel_positions: product ? (product.design_position ?? 'unknown') : 'no product',
    tire_brands: product?.brand ?? 'no product',
  }),
};

export const calls: Kind<RawCall> = {
  all: (raw) => raw.calls,
  day: ({ status, received_on }) => (status === 'completed' ? received_on : null),
  values: ({ call_type, unit_location }) => ({
    service_types: call_type,
    unit_locations: unit_location,
  }),
};

export const brandOf = ({ product }: RawCasing): string => product?.brand ?? 'Unknown';
export const positionOf = ({ last_position, product }: RawCasing): string =>
  last_position ?? product?.design_position ?? 'unknown';
export const statusOf = ({ disposition }: RawCasing): string =>
  disposition === 'finished' ? 'retread' : (disposition ?? 'in process');

/** Casings with an outcome, by its date. */
export const disposed: Kind<RawCasing> = {
  all: (raw) => raw.casings,
  day: ({ disposed_on }) => disposed_on,
  values: (casing) => ({
    ...made(casing.product),
    tire_brands: brandOf(casing),
    wheel_positions: positionOf(casing),
    retreading_types: statusOf(casing),
    by_retreader: casing.dealer?.is_ctsc ? 'ctsc' : 'other',
  }),
};

/** Casings that arrived at a plant, by the date of arrival. */
export const received: Kind<RawCasing> = { ...disposed, day: ({ received_on }) => received_on };
