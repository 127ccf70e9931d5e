import { clientKey } from '@portal/platform/http';
import { type Entry, type NewEntry, outbox } from '@portal/platform/offline';
import { remote } from '../../device/entry/survey-entry.ts';
import { rebasedOnDiscarded, rebasedOnSettled } from '../verdict/rebase.ts';
import type { WriteWithBase } from '../verdict/writes.ts';
import { toNamedWrite } from './written-entry.ts';

type Next = Pick<NewEntry, 'id' | 'options' | 'read'>;

/** Calls that create rows, which later entries name by the key. */
const making: readonly string[] = [
  'POST fleet_survey/create_survey',
  'POST fleet_survey/add_new_unit_to_survey',
  'POST fleet_survey/add_existing_unit_to_survey',
  'POST fleet_survey/replace_tires',
];
const createsRow = ({ call, options }: Entry) =>
  making.includes(call) ||
  (call === 'POST fleet_survey/save_unit' && !Object.hasOwn(options.body ?? {}, 'unit_id'));

/**
 * An entry with another body. It gets a new key, unless later entries use the old one for the row
 * it creates; the server does not store the keys of refused writes.
 */
export function withBody(entry: Entry, { body, read }: WriteWithBase): Next {
  const id = createsRow(entry) ? entry.id : clientKey();
  return { id, options: { ...entry.options, body: { ...body, client_key: id } }, read };
}

/** An entry with other call options, such as other names in its path. */
export function withOptions(entry: Entry, options: Entry['options']): Next {
  const { body } = options;
  // A deletion has its key in the query.
  if (typeof body !== 'object' || body === null) return { id: entry.id, options, read: entry.read };
  return withBody({ ...entry, options }, { body, read: entry.read });
}

/** Changes later entries that build on an entry that is not sent as it was written. */
async function changeLaterEntries(entry: Entry, change: typeof rebasedOnDiscarded): Promise<void> {
  const written = toNamedWrite(entry);
  for (const later of await outbox.entries(remote)) {
    const next = later.number > entry.number && change(toNamedWrite(later), written);
    if (next) await outbox.replace(later.id, withBody(later, next));
  }
}

/**
 * Prepares later entries that build on a settled one. Must run before the entry itself is replaced.
 */
export const settleLaterEntries = (entry: Entry): Promise<void> =>
  changeLaterEntries(entry, rebasedOnSettled);

/** Replaces an entry with its settled write. */
export async function replaceEntry(entry: Entry, next: WriteWithBase): Promise<void> {
  await settleLaterEntries(entry);
  await outbox.replace(entry.id, withBody(entry, next));
}

/** Discards one entry: later entries that build on it stay, without its changes. */
export async function discardEntry(entry: Entry): Promise<void> {
  await changeLaterEntries(entry, rebasedOnDiscarded);
  await outbox.discard([entry.id]);
}
