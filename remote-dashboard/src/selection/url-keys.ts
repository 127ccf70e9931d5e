/**
 * The address of the dashboard, key by key. Every key is optional and what cannot be read is
 * ignored, but for lists of locations and nonsigs and the tab; defaults are not written.
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
  /** Ids joined by dots; without the key all are selected. */
  locations: 'lo',
  nonsigs: 'no',
  locationGroups: 'lg',
  locationRegions: 'lr',
  /** A short key for the four above and the reports' filters and comments, kept on the server. */
  kept: 'k',
  /** `1` once the reports were asked for. */
  run: 'run',
  /** Open steps of the wizard, as in `2` or `23`; `0` when all are closed and it is not folded. */
  wizard: 'w',
  /** The inner tab of step 3, when it is not the first. */
  filterTab: 'in',
  /** The pick list on that tab: sort (`-name` is descending), page, search, only the selected. */
  listSort: 'ls',
  listPage: 'lp',
  listSearch: 'lq',
  listSelected: 'lv',
  /** The dashboard's tab, when it is not the first; `combined` is the report of the basket. */
  tab: 'tab',
  /** What was added to the combined report: `p1.s2g` is Purchases 1 as it is, of Service 2 the graph. */
  basket: 'b',
  /** The template that was opened, by its id, and `1` when it is being edited. */
  template: 't',
  edit: 'te',
  /** A whole address kept on the server, which takes the place of this one when it is opened. */
  link: 'v',
  /** The revision of the template that was read; who saves later than somebody else is told by it. */
  revision: 'tr',
} as const;

const lists: readonly string[] = [
  urlKeys.locations,
  urlKeys.nonsigs,
  urlKeys.locationGroups,
  urlKeys.locationRegions,
];

/** Whether a key holds a list or a comment, which may be too long for an address. */
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
