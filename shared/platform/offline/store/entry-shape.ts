import { clock } from '../../clock/clock.ts';
import {
  bool,
  integer,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
} from '../../remote/shape.ts';
import type { Entry } from '../entry.ts';

const file: Shape = (value, path) =>
  typeof value === 'object' && value !== null && 'size' in value && 'slice' in value ? null : path;

const names = listOf(text());

const moment: Shape = (value, path) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))
    ? null
    : path;

const failure = objectOf({ status: integer, code: text(), path: text(), details: objectOf({}) });

const entryShape = objectOf({
  id: text('^[0-9a-f-]{36}$'),
  remote: text('^[^]'),
  call: text('^(GET|POST|PUT|DELETE) \\S+$'),
  options: objectOf({}),
  file: optional(file),
  holds: names,
  needs: names,
  isLast: optional(bool),
  group: text(),
  document: optional(text()),
  user: text('^[^]'),
  number: integer,
  writtenAt: moment,
  state: oneOf('waiting', 'attention'),
  attempts: integer,
  failure: orNull(failure),
});

/** Returns the path at which a stored record is not a valid entry; null if it is valid. */
export const faultOfEntry = (record: unknown): string | null => entryShape(record, '');

/** Sets an invalid time to the current one, as the rest of the record is still usable. */
export const withValidTime = <Found extends object>(
  record: Found,
): Found & { writtenAt: string } => {
  const { writtenAt } = record as { readonly writtenAt?: unknown };
  const isTime = moment(writtenAt, '') === null;
  return { ...record, writtenAt: isTime ? String(writtenAt) : clock.now().toISOString() };
};

/**
 * Reads a stored record as an entry. The content of a browser's database is unvalidated: an invalid
 * entry needs attention and is never sent, but is not lost.
 */
export function readEntry(record: { readonly id: string }): Entry {
  const timed = withValidTime(record);
  const fault = faultOfEntry(timed);
  // Validated above.
  if (fault === null) return timed as unknown as Entry;
  const found: Readonly<Record<string, unknown>> = timed;
  const textAt = (name: string) => (typeof found[name] === 'string' ? found[name] : '');
  const namesAt = (name: string) => (names(found[name], '') === null ? found[name] : []);
  return {
    id: String(record.id),
    remote: textAt('remote'),
    call: textAt('call'),
    options: {},
    holds: namesAt('holds') as readonly string[],
    needs: namesAt('needs') as readonly string[],
    group: textAt('group'),
    subject: found.subject,
    user: textAt('user'),
    number: Number.isInteger(found.number) ? Number(found.number) : 0,
    writtenAt: timed.writtenAt,
    state: 'attention',
    attempts: 0,
    failure: { status: 0, code: 'damaged', path: fault, details: {} },
  };
}
