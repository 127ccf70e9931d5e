import type { TireMake, TireSelects, Wheel } from '@portal/contract/fleet-surveys';

/** Form values of a tire's make; empty strings for unknown values. */
export interface MakeValues {
  readonly brand: string;
  readonly product_line: string;
  readonly tire_size: string;
  readonly load_range: string;
  /**
   * Brand and line of the cap, separated by a line break; empty for a tire that was never capped.
   */
  readonly retread: string;
  readonly caps: string;
  readonly tin: string;
}

const names = [
  'brand',
  'product_line',
  'tire_size',
  'load_range',
  'retread',
  'caps',
  'tin',
] as const satisfies readonly (keyof MakeValues)[];

/** Wire names of the fields. */
export const makeFields = {
  brand: 'brand',
  product_line: 'product_line',
  tire_size: 'tire_size',
  load_range: 'load_range',
  caps: 'caps',
  retread_brand: 'retread',
  retread_line: 'retread',
  tin: 'tin',
} as const satisfies Readonly<Record<keyof TireMake, keyof MakeValues>>;

type RetreadLine = TireSelects['retread_lines'][number];

/** A cap as a form value. */
export const retreadValue = ({ brand, line }: RetreadLine): string => `${brand}\n${line}`;

/** The make of a tire as form values. */
export function makeValues(
  tire: NonNullable<Wheel['tire']>,
  retreads: readonly RetreadLine[],
): MakeValues {
  const cap = retreads.find(({ brand, line }) => `${brand} ${line}` === tire.retread);
  return {
    brand: tire.brand ?? '',
    product_line: tire.product_line ?? '',
    tire_size: tire.tire_size ?? '',
    load_range: tire.load_range ?? '',
    retread: cap ? retreadValue(cap) : '',
    caps: String(tire.caps),
    tin: tire.tin ?? '',
  };
}

/** A make from browser storage; null if it is not valid. */
export function makeIn(kept: unknown): MakeValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const texts = names.map((name): unknown => Reflect.get(kept, name));
  if (!texts.every((text) => typeof text === 'string')) return null;
  const [brand = '', product_line = '', tire_size = '', load_range = '', ...rest] = texts;
  const [retread = '', caps = '0', tin = ''] = rest;
  return { brand, product_line, tire_size, load_range, retread, caps, tin };
}

/** A make as calls take it. */
export function makeOf(values: MakeValues): TireMake {
  const said = (text: string) => text.trim() || null;
  const [retread_brand = '', retread_line = ''] = values.retread.split('\n');
  const isCapped = values.caps !== '0';
  return {
    brand: said(values.brand),
    product_line: said(values.product_line),
    tire_size: said(values.tire_size),
    load_range: said(values.load_range),
    caps: Number(values.caps),
    retread_brand: isCapped ? said(retread_brand) : null,
    retread_line: isCapped ? said(retread_line) : null,
    tin: said(values.tin),
  };
}
