import { listOf, objectOf, oneOf, text } from '../../remote/shape.ts';
import { lastEntryNumber, publishEntryChanges } from '../entries/entry-list.ts';
import { knownOwner } from '../entries/owner.ts';
import type { Entry, NewEntry } from '../entry.ts';
import { asNoRoom, hasRoomFor, noRoom } from '../room.ts';
import { startSending } from '../sending/start-sending.ts';
import { writeEntries } from '../store/entry-records.ts';
import { faultOfEntry, withValidTime } from '../store/entry-shape.ts';
import { bytesOf } from './bytes-of.ts';
import { attachmentName, fileFormat, listName, longestList } from './entries-file.ts';

/** Result of opening a file of entries. */
export interface OpenedEntries {
  /** Number of entries added to this device. */
  readonly taken: number;
  /** Number of entries already on this device. */
  readonly known: number;
  /** True for another user's file, from which nothing was added. */
  readonly foreign: boolean;
}

const fileShape = objectOf({
  form: oneOf(fileFormat),
  user: text('^[^]'),
  entries: listOf(objectOf({})),
});

interface EntriesFile {
  readonly user: string;
  readonly entries: readonly (Record<string, unknown> & { readonly file_type?: unknown })[];
}

/**
 * Adds the entries of a file saved on this or another device. They are sent like any others.
 *
 * @throws TypeError if it is not a file of entries, or is damaged
 * @throws CallFailure of code `no_room` when the device is full
 */
export async function openEntriesFile(file: Blob): Promise<OpenedEntries> {
  const user = knownOwner();
  const parts = await partsOf(file);
  const list = readList(parts[listName]);
  if (list.user !== user) return { taken: 0, known: 0, foreign: true };
  const entries = list.entries.map((entry) => readSaved(entry, user, parts));
  if (!(await hasRoomFor(file))) throw noRoom();
  startSending();
  const written = await writeEntries(user, entries, lastEntryNumber()).catch(asNoRoom);
  const added = written.filter(({ isNew }) => isNew).map(({ entry }) => entry);
  publishEntryChanges(added, [], { isNew: true });
  return { taken: added.length, known: written.length - added.length, foreign: false };
}

type Parts = Readonly<Record<string, Uint8Array>>;

async function partsOf(file: Blob): Promise<Parts> {
  const { unzipSync } = await import('fflate');
  const bytes = await bytesOf(file);
  try {
    return unzipSync(bytes, {
      // Uncompressed parts cannot be larger than the file.
      filter: ({ name, compression, originalSize }) =>
        compression === 0 || (name === listName && originalSize <= longestList),
    });
  } catch (cause) {
    throw new TypeError('Not a zip file', { cause });
  }
}

function readList(part: Uint8Array | undefined): EntriesFile {
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder().decode(part));
  } catch (cause) {
    throw new TypeError('Not a file of entries', { cause });
  }
  const fault = fileShape(list, '');
  if (fault !== null) throw new TypeError(`Not a file of entries: ${fault}`);
  return list as EntriesFile;
}

/** Converts a saved entry to a new one on this device. */
function readSaved(
  { file_type, ...saved }: EntriesFile['entries'][number],
  user: string,
  parts: Parts,
): NewEntry & Pick<Entry, 'writtenAt'> {
  const { state: _, ...rest } = saved;
  const entry = { ...withValidTime(rest), state: 'waiting' };
  const fault = faultOfEntry(entry) ?? (saved.user === user ? null : 'user');
  if (fault !== null) throw new TypeError(`Not an entry: ${fault}`);
  // Validated above.
  const { id, remote, call, options, holds, needs, group, subject, writtenAt, ...more } =
    entry as unknown as Entry;
  const bytes = parts[attachmentName(id)];
  if (typeof file_type === 'string' && !bytes) throw new TypeError(`Not all of the entries: ${id}`);
  return {
    ...{ id, remote, call, options, holds, needs, group, subject, writtenAt },
    ...(bytes && {
      file: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: String(file_type) }),
    }),
    ...(more.isLast && { isLast: true }),
    ...(more.read !== undefined && { read: more.read }),
    ...(more.document !== undefined && { document: more.document }),
  };
}
