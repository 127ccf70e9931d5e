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
  writtenAt: text('^\\d{4}-\\d\\d-\\d\\dT'),
  state: oneOf('waiting', 'attention'),
  attempts: integer,
  failure: orNull(failure),
});

/** Where a stored record is no entry; null when it is one. */
export const faultOfEntry = (record: unknown): string | null => entryShape(record, '');

/**
 * A stored record as an entry. Anything may stand in a browser's database: what is no entry any more needs
 * attention and is never sent, but is not lost.
 */
export function readEntry(record: { readonly id: string }): Entry {
  const fault = faultOfEntry(record);
  // Looked at just now.
  if (fault === null) return record as Entry;
  const found: Readonly<Record<string, unknown>> = { ...record };
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
    writtenAt: textAt('writtenAt'),
    state: 'attention',
    attempts: 0,
    failure: { status: 0, code: 'damaged', path: fault, details: {} },
  };
}
