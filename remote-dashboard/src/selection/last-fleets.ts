import type { Fleet } from './selection.ts';

const keyOf = (login: string) => `fleet-dashboard-last/${login}`;
const most = 5;

/** The fleets whose reports a person last ran in this browser, the newest first. */
export function readLastFleets(login: string): readonly Fleet[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(login)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFleet).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a fleet in front of them. */
export function keepLastFleet(login: string, { fleet_type, account }: Fleet): void {
  const others = readLastFleets(login).filter(
    (each) => each.fleet_type !== fleet_type || each.account !== account,
  );
  try {
    const fleets = [{ fleet_type, account }, ...others].slice(0, most);
    localStorage.setItem(keyOf(login), JSON.stringify(fleets));
  } catch {
    // A storage that is full or switched off only costs the list.
  }
}

// Another version of this remote may have written it.
const isFleet = (value: unknown): value is Fleet =>
  typeof value === 'object' &&
  value !== null &&
  'fleet_type' in value &&
  'account' in value &&
  typeof value.fleet_type === 'string' &&
  typeof value.account === 'string';
