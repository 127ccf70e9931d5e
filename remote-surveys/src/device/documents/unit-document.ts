import type { Unit, UnitDetails } from '@portal/contract/fleet-surveys';
import {
  createsUnit,
  unitCreatedBy,
  unitWithWrites,
  type Yard,
} from '../overlay/unit-with-writes.ts';
import { asLocation, asUnit, byId, type Device, locationCall, unitCall, yardOf } from './device.ts';

/** A location, reduced to the fields that its units carry; null if the device does not know it. */
export async function yardRow(device: Device, locationId: number): Promise<Yard | null> {
  const location = asLocation((await device.newest(locationCall, yardOf(locationId)))?.value);
  if (!location) return null;
  const { location_id, code, account } = location;
  return { location_id, code, account };
}

/**
 * A unit with its waiting writes applied.
 *
 * @param given the network's fresh answer
 */
export async function unitDocument(
  device: Device,
  id: string,
  given: UnitDetails | null = null,
): Promise<UnitDetails | null> {
  const details =
    given ??
    asUnit((await device.newest(unitCall, byId(id)))?.value) ??
    (await unitCreatedHere(device, id));
  return details && { ...details, unit: await unitNow(device, details.unit) };
}

async function unitCreatedHere(device: Device, id: string): Promise<UnitDetails | null> {
  const entry = device.entries.find((each) => each.id === id && createsUnit(each));
  if (!entry) return null;
  const { location } = entry.subject;
  const yard = location === undefined ? null : await yardRow(device, Number(location));
  const unit = unitCreatedBy(entry, yard);
  return unit && { unit, surveys: 0, tires: 0, history: [] };
}

/** Applies its waiting writes to a unit. */
export async function unitNow(device: Device, unit: Unit): Promise<Unit> {
  const own = device.entries.filter(({ subject }) => subject.unit === String(unit.unit_id));
  const yards = await Promise.all(
    own.flatMap(({ subject }) =>
      subject.location === undefined ? [] : [yardRow(device, Number(subject.location))],
    ),
  );
  return unitWithWrites(
    unit,
    own,
    (locationId) => yards.find((yard) => yard?.location_id === locationId) ?? null,
  );
}
