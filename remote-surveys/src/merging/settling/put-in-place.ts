import { clientKey } from '@portal/platform/http';
import { type Entry, type NewEntry, outbox } from '@portal/platform/offline';
import { remote } from '../../device/entry/survey-entry.ts';
import { rebased, relying } from '../verdict/rebase.ts';
import type { Written } from '../verdict/writes.ts';
import { writtenIn } from './written-entry.ts';

type Next = Pick<NewEntry, 'id' | 'options' | 'read'>;

/** Calls that make rows, which later entries name by the key. */
const making: readonly string[] = [
  'POST fleet_survey/create_survey',
  'POST fleet_survey/add_new_unit_to_survey',
  'POST fleet_survey/add_existing_unit_to_survey',
  'POST fleet_survey/replace_tires',
];
const makesRow = ({ call, options }: Entry) =>
  making.includes(call) ||
  (call === 'POST fleet_survey/save_unit' && !Object.hasOwn(options.body ?? {}, 'unit_id'));

/**
 * An entry with another body. It gets a key of its own, unless later ones name by its key what it makes: the
 * server keeps no key of what it has refused.
 */
export function withBody(entry: Entry, { body, read }: Written): Next {
  const id = makesRow(entry) ? entry.id : clientKey();
  return { id, options: { ...entry.options, body: { ...body, client_key: id } }, read };
}

/** An entry that is sent with something else, such as other names in its address. */
export function withOptions(entry: Entry, options: Entry['options']): Next {
  const { body } = options;
  // A deletion has its key elsewhere.
  if (typeof body !== 'object' || body === null) return { id: entry.id, options, read: entry.read };
  return withBody({ ...entry, options }, { body, read: entry.read });
}

/** Changes what was written on top of an entry that does not go in as it was written. */
async function changeLater(entry: Entry, change: typeof rebased): Promise<void> {
  const written = writtenIn(entry);
  for (const later of await outbox.entries(remote)) {
    const next = later.number > entry.number && change(writtenIn(later), written);
    if (next) await outbox.replace(later.id, withBody(later, next));
  }
}

/** Makes ready what was written on top of an entry that is settled. Comes before the entry itself goes. */
export const settleLater = (entry: Entry): Promise<void> => changeLater(entry, relying);

/** Puts a settled write in the place of an entry. */
export async function putInPlace(entry: Entry, next: Written): Promise<void> {
  await settleLater(entry);
  await outbox.replace(entry.id, withBody(entry, next));
}

/** Gives an entry up, alone: what was written on top of it stays, without what it said. */
export async function giveUp(entry: Entry): Promise<void> {
  await changeLater(entry, rebased);
  await outbox.discard([entry.id]);
}
