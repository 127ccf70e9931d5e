import { surveyLimits } from '@portal/contract/fleet-surveys';
import type { Formats } from '../../../axles/formats.ts';
import { type Entry, type EntryField, textOf } from './entry.ts';

const decimals: Readonly<Record<Formats[keyof Formats], number>> = {
  psi: 1,
  '32nds': 1,
  bar: 2,
  mm: 2,
};

/** The fields of a tire in reading order. */
export const fieldsOf = (treads: number): EntryField[] =>
  (['pressure', 0, 1, 2] as const).slice(0, 1 + treads);

/**
 * The next field to fill; null if the tire is complete.
 *
 * @param typed the fields filled on this visit: earlier readings may be read again
 */
export function fieldAfter(
  entry: Entry,
  field: EntryField,
  treads: number,
  typed: ReadonlySet<EntryField>,
): EntryField | null {
  // After a skipped tread depth, no further ones follow.
  if (field !== 'pressure' && textOf(entry, field) === '') return null;
  const fields = fieldsOf(treads);
  const isOpen = (next: EntryField) =>
    textOf(entry, next) === '' || (typed.size > 0 && !typed.has(next));
  return fields.slice(fields.indexOf(field) + 1).find(isOpen) ?? null;
}

/**
 * Whether no more digits fit, so that the pad moves on by itself. Metric values always have
 * decimals.
 */
export function isFull(text: string, unit: Formats[keyof Formats]): boolean {
  const [whole = '', fraction] = text.split('.');
  if (fraction !== undefined) return fraction.length >= decimals[unit];
  if (decimals[unit] > 1 || Number(whole) === 0) return false;
  // The gauge maximum in 32nds has one digit more than any real tread depth; the one for pressure
  // does not.
  const most = surveyLimits.readings[unit] - (unit === '32nds' ? 1 : 0);
  return Number(whole) * 10 > most;
}

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete';

/** The text of a field after a key of the pad. Keys that would make it invalid are ignored. */
export function textAfterKey(text: string, key: PadKey, unit: Formats[keyof Formats]): string {
  if (key === 'delete') return text.slice(0, -1);
  if (key === '.') return text.includes('.') ? text : `${text === '' ? '0' : text}.`;
  const [, fraction] = text.split('.');
  if (fraction !== undefined && fraction.length >= decimals[unit]) return text;
  if (fraction === undefined && Number(`${text}${key}`) > surveyLimits.readings[unit]) return text;
  return text === '0' ? key : `${text}${key}`;
}
