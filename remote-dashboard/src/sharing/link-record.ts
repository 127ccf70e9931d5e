import { tabs } from '@portal/contract/fleet-dashboard';
import { viewKeys } from '../figures/report-view.ts';
import { dashboardPath } from '../paths.ts';
import { urlKeys } from '../selection/url-keys.ts';
import { withRecordId } from '../selection/view-address.ts';

/** The record of a link is an address, and starts with this; a record of lists does not. */
const start = `${dashboardPath}?`;

/** Longest record that the server stores, in characters. */
const longestRecord = 200_000;

/** Longest address without its lists and comments, in characters, that every server accepts. */
const longestRest = 8000;

/**
 * Keys of the address that a link omits: other records, and the template, which only its owner can
 * open.
 */
const leftOut: readonly string[] = [
  urlKeys.kept,
  urlKeys.link,
  urlKeys.template,
  urlKeys.edit,
  urlKeys.revision,
];
const known: readonly string[] = Object.values(urlKeys).filter((key) => !leftOut.includes(key));

const tabLetters = tabs.map((tab) => tab.charAt(0)).join('');
const reportKey = new RegExp(`^[${tabLetters}]\\d{1,2}(${viewKeys.join('|')})$`);

const isIncludedKey = (key: string) => known.includes(key) || reportKey.test(key);

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isOpenable = (view: URLSearchParams) =>
  view.size > 0 &&
  withRecordId(view, '').toString().length <= longestRest &&
  [...view].every(([key, value]) => isIncludedKey(key) && !control.test(value));

/**
 * Returns the record to store for a link to a view.
 *
 * @param params the complete address, with stored lists expanded
 * @returns null for a view that is too long for a link
 */
export function linkRecordOf(params: URLSearchParams): string | null {
  const view = new URLSearchParams([...params].filter(([key]) => isIncludedKey(key)));
  view.sort();
  const record = `${start}${view}`;
  return record.length <= longestRecord && isOpenable(view) ? record : null;
}

/**
 * Returns the view in a record; null for records of another kind and for views that no link was
 * made from.
 */
export function viewInRecord(record: string): URLSearchParams | null {
  if (!record.startsWith(start) || !/^[\x21-\x7e]+$/.test(record)) return null;
  const view = new URLSearchParams(record.slice(start.length));
  return isOpenable(view) ? view : null;
}
