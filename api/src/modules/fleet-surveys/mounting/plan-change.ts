import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { ChangePlan, Exchange, PlannedMount, PlannedMountEnd } from './exchange.ts';
import type { StockedRow } from './stock.ts';
import type { UnitMounts } from './unit-mounts.ts';

/** The state against which a change is validated. */
export interface PlanContext {
  readonly mounts: UnitMounts;
  /** The positions at which tires can be mounted. */
  readonly positions: readonly WheelPosition[];
  /** The named tires of the account, with whether each is in stock. */
  readonly stock: ReadonlyMap<number, StockedRow>;
  readonly day: string;
  /** Odometer of the unit on that day. */
  readonly odometerKm: number | null;
  /** Kilometers per unit of distance in the author's settings. */
  readonly kmOfDistance: number;
}

/**
 * Validates the requests for all positions of a unit together, and plans the writes.
 *
 * @throws Refusal `unknown_value`, `invalid`, `tire_mounted`, `mounted_since`, `meter_below`
 */
export function planChange(exchanges: readonly Exchange[], context: PlanContext): ChangePlan {
  const labels = exchanges.map(({ place }) => positionLabel(place));
  const moves = new Map<string, string>();
  const taken = new Set<number>();
  for (const [index, { path, mounted }] of exchanges.entries()) {
    if (labels.indexOf(labels[index] ?? '') !== index) throw refuse('invalid', path);
    if (mounted?.kind === 'position') {
      const from = positionLabel(mounted.place);
      // The position itself, one that keeps its tire, or one whose tire already moves elsewhere.
      if (from === labels[index] || !labels.includes(from) || moves.has(from))
        throw refuse('tire_mounted', `${path}.mounted.position`);
      moves.set(from, path);
    }
    if (mounted?.kind === 'stock') {
      if (taken.has(mounted.tireId)) throw refuse('tire_mounted', `${path}.mounted.tire_id`);
      taken.add(mounted.tireId);
    }
  }
  const isMoved = ({ place }: Exchange) => moves.has(positionLabel(place));
  return {
    endings: exchanges.flatMap((each) => endingOf(each, isMoved(each), context)),
    mountings: exchanges.flatMap((each) => mountingOf(each, context)),
  };
}

function endingOf(exchange: Exchange, isMoved: boolean, context: PlanContext): PlannedMountEnd[] {
  const { place, removed, mounted, path } = exchange;
  const { mounts } = context;
  if (mounts.isLater(place)) throw refuse('mounted_since', path);
  const mount = mounts.at(place);
  // A tire at the position must be removed or moved, and only an existing one can be.
  if ((removed !== null || isMoved) !== (mount !== null) || (removed !== null && isMoved))
    throw refuse('invalid', `${path}.removed`);
  if (mount === null) {
    if (mounted === null) throw refuse('invalid', `${path}.mounted`);
    return [];
  }
  const { odometer_on_km } = mount;
  const odometer = removed?.odometer_km ?? null;
  if (odometer !== null && odometer_on_km !== null && odometer < odometer_on_km)
    throw new Refusal('meter_below', `${path}.removed.odometer`, refusalMessages.meter_below, {
      extra: {
        mileage: roundHalfUp(odometer_on_km / context.kmOfDistance, 2),
        survey_date: mount.started_on,
      },
    });
  return [{ place, mount, removed }];
}

function mountingOf(exchange: Exchange, context: PlanContext): PlannedMount[] {
  const { place, removed, mounted, path } = exchange;
  if (mounted === null) return [];
  const { axle, side, slot } = place;
  const ofAxle = context.positions.filter((each) => each.axle === axle);
  if (ofAxle.length === 0) throw refuse('unknown_value', `${path}.axle_number`);
  if (!ofAxle.some((each) => each.side === side && each.slot === slot))
    throw refuse('unknown_value', `${path}.slot`);
  const at = { place, odometerKm: removed?.odometer_km ?? context.odometerKm };
  if (mounted.kind === 'new') return [{ ...at, tire: mounted }];
  if (mounted.kind === 'position') {
    const from = mounted.place;
    const moved = context.mounts.at(from);
    if (!moved) throw refuse('unknown_value', `${path}.mounted.position`);
    const { tire_id: tireId, revision, caps } = moved;
    return [{ ...at, tire: { kind: 'known', tireId, revision, caps, from } }];
  }
  const stocked = context.stock.get(mounted.tireId);
  const stockPath = `${path}.mounted.tire_id`;
  if (!stocked) throw refuse('unknown_value', stockPath);
  if (stocked.is_mounted) throw refuse('tire_mounted', stockPath);
  if (stocked.removed_on !== null && stocked.removed_on > context.day)
    throw refuse('mounted_since', stockPath);
  if (!stocked.is_in_stock) throw refuse('unknown_value', stockPath);
  const { tire_id: tireId, revision, caps } = stocked;
  return [{ ...at, tire: { kind: 'known', tireId, revision, caps, from: null } }];
}
