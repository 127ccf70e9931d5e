import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import { unknownName } from '../../reports/reports.ts';

/** What the tires are grouped by. Lines of two brands are two groups, whatever they are called. */
export const productGroupings = ['brand', 'line', 'size', 'position'] as const;
export type ProductGrouping = (typeof productGroupings)[number];

/** What the axle of a tire does. */
export const productPositions = axleRoles;
export type ProductPosition = (typeof productPositions)[number];

/** Most groups that are laid side by side. */
export const mostCompared = 5;

/** Most values that each filter names. */
export const mostNamed = 100;

/** Most characters of a value that a filter names, and of the key of a group. */
export const longestNamed = 200;

/** What a figure is made of, and what is left out of it for want of a value. */
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

/** What tells a group from the others of its grouping; the rest is null. */
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

/** The fields that tell the groups of a grouping apart. */
export const productFields = (grouping: ProductGrouping): readonly (keyof ProductNames)[] =>
  namesOf[grouping];

/** Which group of a grouping it is, as addresses and files name it: `Northway | Haul S1`; a bar in a name is doubled. */
export const productKey = (grouping: ProductGrouping, group: ProductNames): string =>
  namesOf[grouping].map((field) => (group[field] ?? '').replaceAll('|', '||')).join(' | ');

/** The names in a key of {@link productKey}. */
export const namesInKey = (key: string): string[] =>
  key.split(' | ').map((name) => name.replaceAll('||', '|'));

type Translate = (key: string) => string;

/** What a brand, line or size is called. */
export const productNameText = (name: string, t: Translate): string =>
  name === unknownName ? t('product_analysis.unknown') : name;

/** What the tires of a group have in common, by its key. */
export const productGroupName = (grouping: ProductGrouping, key: string, t: Translate): string =>
  grouping === 'position'
    ? t(`wear_position.${key}`)
    : namesInKey(key)
        .map((name) => productNameText(name, t))
        .join(' · ');
