import { readKept, writeKept } from '@portal/platform/session';
import { urlKeys } from '../selection/url-keys.ts';

const keyOf = (login: string) => `fleet-dashboard-report/${login}`;

/** Maximum length of an address that is read back; a longer one is not the dashboard's. */
const longest = 4000;

/**
 * Returns the address of the user's own combined report as last shown in this browser tab, to
 * return to it after a template, a reload or an expired session.
 *
 * @returns null when there is none
 */
export function readOwnReport(login: string): string | null {
  const kept = readKept('tab', keyOf(login));
  if (typeof kept !== 'string' || kept === '' || kept.length > longest) return null;
  return new URLSearchParams(kept).has(urlKeys.template) ? null : kept;
}

/**
 * Returns whether an address contains a combined report, so that more than a selection would be
 * lost with it.
 */
export const hasBasket = (search: string): boolean =>
  new URLSearchParams(search).has(urlKeys.basket);

/** Stores the address of the user's own combined report for this browser tab. */
export function storeOwnReport(login: string, search: string): void {
  writeKept('tab', keyOf(login), search);
}
