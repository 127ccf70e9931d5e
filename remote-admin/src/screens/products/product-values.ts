import {
  type DesignPosition,
  designPositions,
  type Product,
  type ProductKind,
  productDepths,
  productKinds,
  type SavedProduct,
  type TreadUnit,
} from '@portal/contract/admin';
import { parseMeasure } from '@portal/platform/format';

/** Form values of a product: the depth as typed, and empty strings for unknown values. */
export interface ProductValues {
  kind: ProductKind;
  brand: string;
  line: string;
  size: string;
  loadRange: string;
  position: DesignPosition | '';
  depth: string;
  isRetired: boolean;
}

export const emptyProduct: ProductValues = {
  kind: 'tire',
  brand: '',
  line: '',
  size: '',
  loadRange: '',
  position: '',
  depth: '',
  isRetired: false,
};

export const valuesOf = (product: Product): ProductValues => ({
  kind: product.kind,
  brand: product.brand,
  line: product.product_line,
  size: product.tire_size,
  loadRange: product.load_range ?? '',
  position: product.design_position ?? '',
  depth: product.tread_depth === null ? '' : String(product.tread_depth),
  isRetired: product.state !== 'active',
});

/** Parses a typed depth; null for an empty field, undefined for an impossible tread depth. */
export function typedDepth(text: string, unit: TreadUnit): number | null | undefined {
  if (text.trim() === '') return null;
  const depth = parseMeasure(text);
  const { least, most } = productDepths[unit];
  return depth !== null && depth >= least && depth <= most ? depth : undefined;
}

/** Converts form values to the request body. */
export const productBody = (
  values: ProductValues,
  product: Product | null,
  unit: TreadUnit,
): SavedProduct => ({
  id: product?.id ?? null,
  revision: product?.revision ?? 0,
  kind: values.kind,
  brand: values.brand.trim(),
  product_line: values.line.trim(),
  tire_size: values.size.trim(),
  load_range: values.loadRange.trim().toUpperCase() || null,
  design_position: values.position || null,
  tread_depth: typedDepth(values.depth, unit) ?? null,
  is_retired: values.isRetired,
});

/** Reads stored form values; null if they have another shape. */
export function productIn(kept: unknown): ProductValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { kind, brand, line, size, loadRange, position, depth, isRetired } = kept as Record<
    string,
    unknown
  >;
  const texts = [brand, line, size, loadRange, depth];
  const isOurs =
    productKinds.some((each) => each === kind) &&
    ['', ...designPositions].some((each) => each === position) &&
    texts.every((text) => typeof text === 'string') &&
    typeof isRetired === 'boolean';
  // All fields were checked above.
  return isOurs
    ? ({ kind, brand, line, size, loadRange, position, depth, isRetired } as ProductValues)
    : null;
}
