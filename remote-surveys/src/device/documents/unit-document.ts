import type { Unit, UnitDetails } from '@portal/contract/fleet-surveys';
import { makesUnit, unitMadeBy, unitWith, type Yard } from '../overlay/unit-with.ts';
import {
  asLocation,
  asUnit,
  type Device,
  locationCall,
  oneOf,
  unitCall,
  yardOf,
} from './device.ts';

/** A yard, as far as its units say it; null where the device does not know it. */
export async function yardRow(device: Device, locationId: number): Promise<Yard | null> {
  const location = asLocation((await device.newest(locationCall, yardOf(locationId)))?.value);
  if (!location) return null;
  const { location_id, code, account } = location;
  return { location_id, code, account };
}

/**
 * A unit, with what waits of it.
 *
 * @param given what the network has answered just now
 */
export async function unitDocument(
  device: Device,
  id: string,
  given: UnitDetails | null = null,
): Promise<UnitDetails | null> {
  const details =
    given ??
    asUnit((await device.newest(unitCall, oneOf(id)))?.value) ??
    (await madeHere(device, id));
  return details && { ...details, unit: await unitNow(device, details.unit) };
}

async function madeHere(device: Device, id: string): Promise<UnitDetails | null> {
  const entry = device.entries.find((each) => each.id === id && makesUnit(each));
  if (!entry) return null;
  const { location } = entry.subject;
  const yard = location === undefined ? null : await yardRow(device, Number(location));
  const unit = unitMadeBy(entry, yard);
  return unit && { unit, surveys: 0, tires: 0, history: [] };
}

/** A unit as it will be once the server has what waits of it. */
export async function unitNow(device: Device, unit: Unit): Promise<Unit> {
  const own = device.entries.filter(({ subject }) => subject.unit === String(unit.unit_id));
  const yards = await Promise.all(
    own.flatMap(({ subject }) =>
      subject.location === undefined ? [] : [yardRow(device, Number(subject.location))],
    ),
  );
  return unitWith(
    unit,
    own,
    (locationId) => yards.find((yard) => yard?.location_id === locationId) ?? null,
  );
}
