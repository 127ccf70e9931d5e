import { tinOf } from '../../portal/tin.ts';
import type {
  AxleMap,
  StockedTire,
  TireMake,
  TiresReplacing,
  Wheel,
} from '../fleet-surveys-types.ts';
import { defaultSpec } from '../inspections/specs.ts';
import type { AxleRole } from '../units/configurations.ts';
import { judgedMap } from './judged-map.ts';
import { shown } from './shown.ts';
import { isAt, type NamedPlace, wheelAt, withWheels } from './wheels.ts';

/** The data that the server adds to a change of tires. */
export interface ChangeNote {
  /** Id of the change, or a placeholder. */
  readonly id: number;
  /** Id of a tire that the change creates at a position, or a placeholder. */
  readonly tireIdAt: (position: string) => number;
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  readonly stock: readonly StockedTire[];
}

type MountedTire = NonNullable<Wheel['tire']>;

/** Returns the map after tires were replaced, mounted, removed or rotated. */
export function changedTires(map: AxleMap, said: TiresReplacing, note: ChangeNote): AxleMap {
  const { replacements } = said;
  const day = map.survey.survey_date;
  const tireAt = (place: NamedPlace) => wheelAt(map, place)?.tire ?? null;
  const changed = withWheels(map, (wheel, { role }) => {
    const replacement = replacements.find((each) => isAt(wheel, each));
    if (!replacement) return wheel;
    const tire = mountedTire(replacement.mounted, { day, note, tireAt, wheel });
    return { ...wheel, ...specWith(map, role, wheel, tire), tire, reading: null, previous: null };
  });
  const positions = [
    ...replacements.filter((each) => tireAt(each) !== null),
    ...replacements.filter(({ mounted }) => mounted !== null),
  ].flatMap((each) => wheelAt(map, each)?.position ?? []);
  const change = {
    tire_change_id: note.id,
    positions: [...new Set(positions)],
    changed_by: note.by,
    changed_at: note.at,
    obstacle: null,
  };
  return judgedMap({
    ...changed,
    tire_changes: [
      change,
      ...map.tire_changes.map((before) =>
        before.obstacle === null && before.positions.some((each) => positions.includes(each))
          ? { ...before, obstacle: 'changed' as const }
          : before,
      ),
    ],
    wheel_ends: map.wheel_ends.map((end) => {
      const outer = replacements.find(
        ({ axle_number, side, slot }) =>
          axle_number === end.axle_number && side === end.side && slot !== 'inner',
      );
      return outer ? { ...end, mounted_on: outer.mounted ? day : null, retorque: null } : end;
    }),
  });
}

interface MountingContext {
  readonly day: string;
  readonly note: ChangeNote;
  readonly tireAt: (place: NamedPlace) => MountedTire | null;
  readonly wheel: Wheel;
}

function mountedTire(
  mounted: TiresReplacing['replacements'][number]['mounted'],
  { day, note, tireAt, wheel }: MountingContext,
): MountedTire | null {
  if (mounted === null) return null;
  if (mounted.source === 'new' && mounted.tire)
    return {
      tire_id: note.tireIdAt(wheel.position),
      revision: 1,
      ...makeOf(mounted.tire),
      // Known only to the server's catalog.
      original_tread_depth: null,
      mounted_on: day,
    };
  if (mounted.source === 'position' && mounted.position) {
    const moved = tireAt(mounted.position);
    return moved && { ...moved, revision: moved.revision + 1, mounted_on: day };
  }
  const stocked = note.stock.find(({ tire_id }) => tire_id === mounted.tire_id);
  if (!stocked) return unknownTire(mounted.tire_id ?? 0, day);
  const { removed_on: _, ...tire } = stocked;
  return { ...tire, revision: tire.revision + 1, original_tread_depth: null, mounted_on: day };
}

const unknownTire = (tire_id: number, mounted_on: string): MountedTire => ({
  tire_id,
  revision: 1,
  brand: null,
  product_line: null,
  tire_size: null,
  load_range: null,
  retread: null,
  caps: 0,
  tin: null,
  original_tread_depth: null,
  mounted_on,
});

type MountedTireMake = Omit<
  MountedTire,
  'tire_id' | 'revision' | 'original_tread_depth' | 'mounted_on'
>;

/** Returns a make as displayed. A tire is known by brand and line together, not by either alone. */
export function makeOf(said: TireMake): MountedTireMake {
  const { brand, product_line, tire_size, load_range, caps, retread_brand, retread_line, tin } =
    said;
  const isKnown = Boolean(brand && product_line);
  const isCapKnown = caps > 0 && Boolean(retread_brand && retread_line);
  return {
    brand: isKnown ? brand : null,
    product_line: isKnown ? product_line : null,
    tire_size: isKnown || isCapKnown ? tire_size : null,
    load_range: isKnown ? load_range : null,
    retread: caps > 0 ? (isCapKnown ? `${retread_brand} ${retread_line}` : '') : null,
    caps,
    tin: (tin === null ? '' : tinOf(tin)) || null,
  };
}

/**
 * Returns the target pressure after a change of tire: a default follows the load range, one set by
 * the fleet stays.
 */
export function specWith(
  { pressure_format }: AxleMap,
  role: AxleRole,
  { target_pressure, tire: before }: Wheel,
  after: Pick<MountedTire, 'load_range'> | null,
): Pick<Wheel, 'target_pressure'> {
  const usual = (tire: Pick<MountedTire, 'load_range'> | null) =>
    shown(defaultSpec(role, tire?.load_range ?? null).targetPressure, pressure_format);
  return { target_pressure: target_pressure === usual(before) ? usual(after) : target_pressure };
}
