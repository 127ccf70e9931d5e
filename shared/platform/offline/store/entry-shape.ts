import { clock } from '../../clock/clock.ts';
import {
  integer,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
  truth,
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
  isLast: optional(truth),
  group: text(),
  document: optional(text()),
  user: text('^[^]'),
  number: integer,
  writtenAt: moment,
  state: oneOf('waiting', 'attention'),
  attempts: integer,
  failure: orNull(failure),
});

/** Where a stored record is no entry; null when it is one. */
export const faultOfEntry = (record: unknown): string | null => entryShape(record, '');

/** A record whose time says nothing was written just now: the rest of it is as good as before. */
export const withTime = <Found extends object>(record: Found): Found & { writtenAt: string } => {
  const { writtenAt } = record as { readonly writtenAt?: unknown };
  const isTime = moment(writtenAt, '') === null;
  return { ...record, writtenAt: isTime ? String(writtenAt) : clock.now().toISOString() };
};

/**
 * A stored record as an entry. Anything may stand in a browser's database: what is no entry any more needs
 * attention and is never sent, but is not lost.
 */
export function readEntry(record: { readonly id: string }): Entry {
  const timed = withTime(record);
  const fault = faultOfEntry(timed);
  // Looked at just now.
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
