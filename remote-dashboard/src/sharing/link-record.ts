import { tabs } from '@portal/contract/fleet-dashboard';
import { viewKeys } from '../figures/report-view.ts';
import { dashboardPath } from '../paths.ts';
import { urlKeys } from '../selection/url-keys.ts';
import { withKept } from '../selection/view-address.ts';

/** What tells the record of a link from those of lists: it is an address. */
const start = `${dashboardPath}?`;

/** Characters that a kept record may have. */
const longestRecord = 200_000;

/** Characters of an address, lists and comments apart, that servers take for sure. */
const longestRest = 8000;

/** Keys of the address that a link leaves out: other records, and a template that its owner alone has. */
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

const isKept = (key: string) => known.includes(key) || reportKey.test(key);

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isOpenable = (view: URLSearchParams) =>
  view.size > 0 &&
  withKept(view, '').toString().length <= longestRest &&
  [...view].every(([key, value]) => isKept(key) && !control.test(value));

/**
 * The record that a link to a view stands for.
 *
 * @param params the address, with its lists written out
 * @returns null for a view that is too long for a link
 */
export function linkRecordOf(params: URLSearchParams): string | null {
  const view = new URLSearchParams([...params].filter(([key]) => isKept(key)));
  view.sort();
  const record = `${start}${view}`;
  return record.length <= longestRecord && isOpenable(view) ? record : null;
}

/** The view that a record stands for; null for any other record and for what no link was made of. */
export function viewInRecord(record: string): URLSearchParams | null {
  if (!record.startsWith(start) || !/^[\x21-\x7e]+$/.test(record)) return null;
  const view = new URLSearchParams(record.slice(start.length));
  return isOpenable(view) ? view : null;
}
