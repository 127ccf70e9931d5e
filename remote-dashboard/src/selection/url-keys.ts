/**
 * The address of the dashboard, key by key. Every key is optional and what cannot be read is
 * ignored; defaults are not written. A report's own keys start with the letter of its tab and its
 * place there (`p1`, `p5`): `p1m` display mode, `p1p` period, `p1s` sort, `p1o` opened months.
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
  /** A short key for the four above when they are kept on the server. */
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
  /** The dashboard's tab, when it is not the first. */
  tab: 'tab',
} as const;

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
