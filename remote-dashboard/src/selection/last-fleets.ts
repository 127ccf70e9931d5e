import { readKept, writeKept } from '@portal/platform/session';
import type { Fleet } from './selection.ts';

const keyOf = (login: string) => `fleet-dashboard-last/${login}`;
const most = 5;

/** The fleets whose reports a person last ran in this browser, the newest first. */
export function readLastFleets(login: string): readonly Fleet[] {
  const kept = readKept('browser', keyOf(login));
  return Array.isArray(kept) ? kept.filter(isFleet).slice(0, most) : [];
}

/** Puts a fleet in front of them. */
export function keepLastFleet(login: string, { fleet_type, account }: Fleet): void {
  const others = readLastFleets(login).filter(
    (each) => each.fleet_type !== fleet_type || each.account !== account,
  );
  writeKept('browser', keyOf(login), [{ fleet_type, account }, ...others].slice(0, most));
}

// Another version of this remote may have written it.
const isFleet = (value: unknown): value is Fleet =>
  typeof value === 'object' &&
  value !== null &&
  'fleet_type' in value &&
  'account' in value &&
  typeof value.fleet_type === 'string' &&
  typeof value.account === 'string';
