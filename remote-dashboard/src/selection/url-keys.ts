/**
 * The keys of the dashboard's address. Every key is optional. Invalid values are ignored, except in
 * the lists of locations and nonsigs and in the tab; defaults are not written.
 */
export const urlKeys = {
  /** Fleet type, as on the wire. */
  fleetType: 'ft',
  /** Account number. */
  account: 'ac',
  /** Date type `0`–`4`. */
  dateType: 'dt',
  /** First and last day, ISO. */
  dateFrom: 'df',
  dateTo: 'de',
  /** Ids joined by dots; all are selected without the key. */
  locations: 'lo',
  nonsigs: 'no',
  locationGroups: 'lg',
  locationRegions: 'lr',
  /**
   * The short key of the four lists above and the reports' filters and comments, stored on the
   * server.
   */
  kept: 'k',
  /** `1` once the reports have been run. */
  run: 'run',
  /**
   * Open steps of the wizard, such as `2` or `23`; `0` if all are closed and the wizard is not
   * folded.
   */
  wizard: 'w',
  /** The inner tab of step 3, unless it is the first. */
  filterTab: 'in',
  /**
   * The pick list on that tab: sort (`-name` is descending), page, search, and whether only
   * selected rows are shown.
   */
  listSort: 'ls',
  listPage: 'lp',
  listSearch: 'lq',
  listSelected: 'lv',
  /** The dashboard's tab, unless it is the first; `combined` is the combined report. */
  tab: 'tab',
  /**
   * The reports in the combined report: `p1.s2g` is Purchases 1 with all its parts, and the graph
   * of Service 2.
   */
  basket: 'b',
  /** The id of the open template, and `1` if it is being edited. */
  template: 't',
  edit: 'te',
  /** A complete address stored on the server, which replaces this one when opened. */
  link: 'v',
  /** The revision of the template when it was read; saving is refused if it has changed since. */
  revision: 'tr',
} as const;

const lists: readonly string[] = [
  urlKeys.locations,
  urlKeys.nonsigs,
  urlKeys.locationGroups,
  urlKeys.locationRegions,
];

/** Returns whether a key is for a list or a comment, which may be too long for an address. */
export const isListKey = (key: string): boolean =>
  lists.includes(key) || /^[a-z]\d+(f[a-z]|q)$/.test(key);

/** New values of some keys; null removes the key. */
export type UrlPatch = Readonly<Record<string, string | null>>;

export function patched(params: URLSearchParams, patch: UrlPatch): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
}
