import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import { unknownName } from '../../reports/reports.ts';

/** Groupings of tires. Lines of two brands are separate groups even if their names are equal. */
export const productGroupings = ['brand', 'line', 'size', 'position'] as const;
export type ProductGrouping = (typeof productGroupings)[number];

/** Role of the tire's axle. */
export const productPositions = axleRoles;
export type ProductPosition = (typeof productPositions)[number];

/** Maximum number of groups compared side by side. */
export const mostCompared = 5;

/** Maximum number of values per filter. */
export const mostNamed = 100;

/** Maximum characters of a filter value, and of a group's key. */
export const longestNamed = 200;

/**
 * Subsets of tires: those that a figure is computed from, and those omitted from it for want of a
 * value.
 */
export const productTireKinds = [
  'tread_read',
  'pressure_read',
  'underinflated',
  'irregular',
  'tin_valid',
  'no_tread',
  'no_pressure',
  'no_tin',
  'no_product',
] as const;
export type ProductTireKind = (typeof productTireKinds)[number];

/** The fields that identify a group within its grouping; the others are null. */
export interface ProductNames {
  readonly brand: string | null;
  readonly product_line: string | null;
  readonly tire_size: string | null;
  readonly wheel_position: ProductPosition | null;
}

const namesOf: Readonly<Record<ProductGrouping, readonly (keyof ProductNames)[]>> = {
  brand: ['brand'],
  line: ['brand', 'product_line'],
  size: ['tire_size'],
  position: ['wheel_position'],
};

/** Returns the fields that identify a group of a grouping. */
export const productFields = (grouping: ProductGrouping): readonly (keyof ProductNames)[] =>
  namesOf[grouping];

/**
 * Returns the key of a group, as used in addresses and files: `Northway | Haul S1`. A bar in a name
 * is doubled.
 */
export const productKey = (grouping: ProductGrouping, group: ProductNames): string =>
  namesOf[grouping].map((field) => (group[field] ?? '').replaceAll('|', '||')).join(' | ');

/** Returns the names in a key made by {@link productKey}. */
export const namesInKey = (key: string): string[] =>
  key.split(' | ').map((name) => name.replaceAll('||', '|'));

type Translate = (key: string) => string;

/** Returns the display name of a brand, line or size. */
export const productNameText = (name: string, t: Translate): string =>
  name === unknownName ? t('product_analysis.unknown') : name;

/** Returns the display name of a group, from its key. */
export const productGroupName = (grouping: ProductGrouping, key: string, t: Translate): string =>
  grouping === 'position'
    ? t(`wear_position.${key}`)
    : namesInKey(key)
        .map((name) => productNameText(name, t))
        .join(' · ');
