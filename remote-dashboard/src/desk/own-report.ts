import { readKept, writeKept } from '@portal/platform/session';
import { urlKeys } from '../selection/url-keys.ts';

const keyOf = (login: string) => `fleet-dashboard-report/${login}`;

/** Longest address that is read back; more is none of ours. */
const longest = 4000;

/**
 * The address of a person's own report as this browser tab last showed it, for the way back from a
 * template, a reload or a session that ended on the way.
 *
 * @returns null when there is none
 */
export function readOwnReport(login: string): string | null {
  const kept = readKept('tab', keyOf(login));
  if (typeof kept !== 'string' || kept === '' || kept.length > longest) return null;
  return new URLSearchParams(kept).has(urlKeys.template) ? null : kept;
}

/** Whether a report was put together: more than a selection would be lost with it. */
export const hasBasket = (search: string): boolean =>
  new URLSearchParams(search).has(urlKeys.basket);

/** Keeps the address of the own report in this tab. */
export function keepOwnReport(login: string, search: string): void {
  writeKept('tab', keyOf(login), search);
}
