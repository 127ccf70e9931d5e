import { CallFailure, type FailureCode } from '../http/call-failure.ts';
import { loadedEntries, noteEntries } from './entries/entry-list.ts';
import { outcomeOf, startOutcomes } from './entries/outcomes.ts';
import { knownOwner } from './entries/owner.ts';
import type { Entry, NewEntry } from './entry.ts';
import { changeEntries, writeEntries } from './store/entry-records.ts';

/** What came of an entry while somebody waited for it. */
export type Settled =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'late' };

/** Writes of the person in front of this page that wait on this device until the server has them. */
export const outbox = {
  /**
   * Keeps a write and has it sent. Once it resolves, the entry outlasts the page and the device's power.
   * An id that is known already gives the entry that is there.
   *
   * @throws CallFailure of code `no_room` for a file that would fill the device
   * @throws DOMException where nothing can be kept
   */
  async add(entry: NewEntry): Promise<Entry> {
    startOutcomes();
    const [written] = await writeEntries(knownOwner(), [entry]);
    if (!written) throw new Error('Nothing was written');
    if (written.isNew) noteEntries([written.entry], [], { isNew: true });
    return written.entry;
  },

  /**
   * Waits for the server's answer. An entry that is refused meanwhile is discarded: the person is
   * told at once, as of any call.
   *
   * @param within milliseconds
   */
  async settled(id: string, within: number): Promise<Settled> {
    const outcome = await outcomeOf(id, within);
    if (!outcome) return { kind: 'late' };
    if (outcome.kind === 'answered') return outcome;
    await outbox.discard([id]);
    const { code, ...rest } = outcome.failure;
    return { kind: 'refused', failure: new CallFailure({ ...rest, code: code as FailureCode }) };
  },

  /** The entries of a remote, in the order in which they were written. */
  async entries(remote: string): Promise<readonly Entry[]> {
    return (await loadedEntries()).filter((entry) => entry.remote === remote);
  },

  /** Has entries sent again that need attention. */
  async retry(ids: readonly string[]): Promise<void> {
    await change(ids, (entry) =>
      entry.failure?.code === 'damaged'
        ? entry
        : { ...entry, state: 'waiting', attempts: 0, failure: null },
    );
  },

  /** Gives entries up. */
  async discard(ids: readonly string[]): Promise<void> {
    await change(ids, () => null);
  },

  /** Puts a mended write in the place of one, under a key of its own. */
  async replace(id: string, next: Pick<NewEntry, 'id' | 'options' | 'read'>): Promise<void> {
    await change([id], ({ read: _, ...entry }) => ({
      ...entry,
      ...next,
      state: 'waiting',
      attempts: 0,
      failure: null,
    }));
  },
};

/** Changes own entries; those of others are left alone. */
async function change(ids: readonly string[], next: (entry: Entry) => Entry | null): Promise<void> {
  const login = knownOwner();
  const changed: Entry[] = [];
  const found = await changeEntries(ids, (entry) => {
    const after = entry.user === login ? next(entry) : entry;
    if (after) changed.push(after);
    return after;
  });
  const stayed = new Set(changed.map(({ id }) => id));
  noteEntries(
    changed,
    found.filter((id) => !stayed.has(id)),
  );
}
