import { readKept, writeKept } from '@portal/platform/session';
import type { Fleet } from './selection.ts';

const keyOf = (login: string) => `fleet-dashboard-last/${login}`;
const most = 5;

/** Reads the fleets whose reports the user last ran in this browser, newest first. */
export function readLastFleets(login: string): readonly Fleet[] {
  const kept = readKept('browser', keyOf(login));
  return Array.isArray(kept) ? kept.filter(isFleet).slice(0, most) : [];
}

/** Moves a fleet to the front of the last fleets. */
export function addLastFleet(login: string, { fleet_type, account }: Fleet): void {
  const others = readLastFleets(login).filter(
    (each) => each.fleet_type !== fleet_type || each.account !== account,
  );
  writeKept('browser', keyOf(login), [{ fleet_type, account }, ...others].slice(0, most));
}

// The stored list may come from another version of this remote.
const isFleet = (value: unknown): value is Fleet =>
  typeof value === 'object' &&
  value !== null &&
  'fleet_type' in value &&
  'account' in value &&
  typeof value.fleet_type === 'string' &&
  typeof value.account === 'string';
