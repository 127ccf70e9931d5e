import type { ChangedTire, SpecColor } from '@portal/contract/admin';
import { positionLabel } from '@portal/contract/fleet-surveys';
import type { specUnitsOf } from '../spec-units.ts';
import type { JudgedTire } from './judge-twice.ts';

interface TiresPageRequest {
  readonly yard?: number | null;
  readonly before?: SpecColor;
  readonly after?: SpecColor;
  readonly changed?: boolean;
  readonly page_number: number;
  readonly page_size: number;
}

/** Returns a page of the tires behind a figure, in the reader's units. */
export function pageOfTires(
  tires: readonly JudgedTire[],
  { yard, before, after, changed, page_number, page_size }: TiresPageRequest,
  { formats, shown }: ReturnType<typeof specUnitsOf>,
) {
  const found = tires.filter(
    (tire) =>
      (yard === undefined || tire.unit.location_id === yard) &&
      (before === undefined || tire.before === before) &&
      (after === undefined || tire.after === after) &&
      (!changed || tire.before !== tire.after),
  );
  const page = found.slice((page_number - 1) * page_size, page_number * page_size);
  return {
    tires: page.map(
      (tire): ChangedTire => ({
        unit_number: tire.unit.unit_number,
        location_name: tire.unit.location_name,
        position: positionLabel(tire),
        role: tire.role,
        product: tire.product,
        pressure: shown('target_pressure', tire.pressure),
        tread_depth: shown('pull_depth', tire.tread),
        before: tire.before,
        after: tire.after,
      }),
    ),
    page_number,
    page_size,
    total_items: found.length,
    ...formats,
  };
}
