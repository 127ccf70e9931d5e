import type { TireDetails, TireSelects, Wheel } from '@portal/contract/fleet-surveys';
import { textField } from '../fields/values.ts';
import type { Comparable } from './comparable.ts';

type MountedTire = NonNullable<Wheel['tire']>;

/** The tire at a position, and the known caps: the tire names its cap in a single text. */
export interface MakeRow {
  readonly tire: MountedTire | null;
  readonly retreads?: TireSelects['retread_lines'];
}

interface Product {
  readonly brand: string | null;
  readonly product_line: string | null;
}

interface Cap {
  readonly caps: number;
  /** Maker and line of the cap. */
  readonly retread: string | null;
}

/** A line belongs to its brand, and a cap to the number of caps. */
interface MakeValues extends Pick<MountedTire, 'tire_size' | 'load_range' | 'tin'> {
  readonly product: Product;
  readonly cap: Cap;
  readonly [field: string]: unknown;
}

const nameOf = (brand: string | null, line: string | null) =>
  textField([brand, line].filter(Boolean).join(' '));

/** The make of a tire. */
export const makeFields: Comparable<TireDetails, MakeRow, MakeValues> = {
  rowFields: ({ tire }) => ({
    product: { brand: tire?.brand ?? null, product_line: tire?.product_line ?? null },
    tire_size: tire?.tire_size ?? null,
    load_range: tire?.load_range ?? null,
    cap: { caps: tire?.caps ?? 0, retread: textField(tire?.retread) },
    tin: textField(tire?.tin),
  }),

  saidFields: ({ brand, product_line, tire_size, load_range, caps, tin, ...said }) => ({
    product: { brand: textField(brand), product_line: textField(product_line) },
    tire_size: textField(tire_size),
    load_range: textField(load_range),
    cap: { caps, retread: nameOf(said.retread_brand, said.retread_line) },
    tin: textField(tin),
  }),

  bodyWith: (body, { product, cap, tire_size, load_range, tin }, { tire, retreads = [] }) => {
    const retread = cap?.retread ?? null;
    const isMine = retread === nameOf(body.retread_brand, body.retread_line);
    const found = retreads.find(({ brand, line }) => nameOf(brand, line) === retread);
    return {
      ...body,
      ...product,
      ...(tire_size !== undefined && { tire_size }),
      ...(load_range !== undefined && { load_range }),
      ...(tin !== undefined && { tin }),
      ...(cap && { caps: cap.caps }),
      ...(!isMine && { retread_brand: found?.brand ?? null, retread_line: found?.line ?? null }),
      revision: tire?.revision ?? 0,
    };
  },
};
