import {
  positionLabel,
  type SeatedTires,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { unitsOf } from '@portal/contract/portal';
import { toStored } from '@portal/platform/format';
import type { Kysely } from 'kysely';
import { Refusal, refusalMessages, refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { checkTiresAsRead } from '../mounting/check-tires-as-read.ts';
import type { Exchange } from '../mounting/exchange.ts';
import { lostPlaces, placesOf } from '../mounting/places-of.ts';
import { planChange } from '../mounting/plan-change.ts';
import { toRemovedTireValues } from '../mounting/removed-tire-values.ts';
import { readUnitMounts, type UnitMounts } from '../mounting/unit-mounts.ts';
import { writeTireChange } from '../mounting/write-change.ts';
import type { Author, PresentUnit } from './write-change.ts';

export interface RelocationAuthor extends Author {
  /** The calendar day at the author's place. */
  readonly today: string;
}

interface Seating {
  readonly configuration: string;
  readonly location_id: number | null;
  readonly tires: SeatedTires | undefined;
}

/**
 * Moves or removes the tires at positions that a unit loses with its new configuration, as the
 * author specifies.
 *
 * @throws Refusal `tires_in_place` with the lost and the free positions; `invalid`,
 * `unknown_value`, `changed_elsewhere`, `tire_mounted`, `mounted_since`, `meter_below` at the entry
 * concerned
 */
export async function relocateTires(
  transaction: Kysely<Schema>,
  author: RelocationAuthor,
  unit: PresentUnit,
  { configuration, location_id, tires }: Seating,
): Promise<void> {
  const { today: day, user } = author;
  const mounts = await readUnitMounts(transaction, unit.id, day);
  const lost = lostPlaces(mounts.places, configuration);
  const said = new Set((tires?.places ?? []).map((each) => positionLabel(placeOf(each))));
  if (lost.some((place) => !said.has(positionLabel(place))))
    throw tiresInPlace(lost, mounts, configuration);
  if (said.size !== lost.length) throw refuse('invalid', 'tires');
  if (!tires || lost.length === 0) return;
  const exchanges = exchangesOf(tires, mounts);
  await checkTiresAsRead(transaction, exchanges, mounts);
  const plan = planChange(exchanges, {
    mounts,
    positions: placesOf(configuration),
    stock: new Map(),
    day,
    odometerKm: null,
    kmOfDistance: toStored(1, unitsOf[user.unitOfMeasurement].distance),
  });
  const locationId = location_id ?? unit.location_id;
  if (locationId === null && plan.endings.some(({ removed }) => removed !== null))
    throw refuse('invalid', 'location_id', 'A unit whose tires come off stands at a location.');
  await writeTireChange(transaction, author, plan, {
    unit,
    day,
    locationId: locationId ?? 0,
    surveyId: null,
    dealerId: null,
    changeId: null,
  });
}

type SeatedPlace = SeatedTires['places'][number];

const placeOf = ({
  axle_number: axle,
  side,
  slot,
}: Pick<SeatedPlace, 'axle_number' | 'side' | 'slot'>) => ({
  axle,
  side,
  slot,
});

function tiresInPlace(
  lost: readonly WheelPosition[],
  mounts: UnitMounts,
  configuration: string,
): Refusal {
  const positions = lost.map((place) => {
    const { axle: axle_number, side, slot } = place;
    const { tire_id, revision } = mounts.at(place) ?? {};
    return { axle_number, side, slot, position: positionLabel(place), tire_id, revision };
  });
  const free = placesOf(configuration)
    .filter((place) => !mounts.at(place))
    .map(({ axle: axle_number, side, slot }) => ({ axle_number, side, slot }));
  const message = refusalMessages.tires_in_place;
  return new Refusal('tires_in_place', 'tires', message, { extra: { positions, free } });
}

/** Returns an exchange for each lost position, and one for each position to which a tire moves. */
function exchangesOf({ places, ...formats }: SeatedTires, mounts: UnitMounts): Exchange[] {
  return places.flatMap((each, index) => {
    const path = `tires.places.${index}`;
    const { tire_id: tireId, revision, moved_to } = each;
    const place = placeOf(each);
    const removed = each.removed && toRemovedTireValues(each.removed, formats, `${path}.removed`);
    const left = { place, tireId, revision, removed, mounted: null, path };
    if (!moved_to) return [left];
    const target = placeOf(moved_to);
    const targetPath = `${path}.moved_to`;
    if (mounts.at(target)) throw refuse('tire_mounted', targetPath);
    const mounted = { kind: 'position', place } as const;
    return [
      left,
      { place: target, tireId: null, revision: 0, removed: null, mounted, path: targetPath },
    ];
  });
}
