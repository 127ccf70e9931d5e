import { bus } from '../bus/bus-core.ts';
import { popupRequested } from '../bus/events.ts';
import { CallFailure, type FailureCode } from '../http/call-failure.ts';
import { asNew, changeEntriesOf } from './entries/change-entries.ts';
import { loadedEntries, noteEntries } from './entries/entry-list.ts';
import { outcomeOf } from './entries/outcomes.ts';
import { knownOwner } from './entries/owner.ts';
import type { Entry, NewEntry } from './entry.ts';
import { askToStay, asNoRoom, hasRoomFor, noRoom } from './room.ts';
import { replaceEntry } from './sending/mend-refused.ts';
import type { MendedEntry } from './sending/settle-refusals.ts';
import { startSending } from './sending/start-sending.ts';
import { writeEntries } from './store/entry-records.ts';
import { tellTabs } from './tabs/tab-channel.ts';

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
   * @throws CallFailure of code `no_room` where the device is full; files are refused while there still
   *   is room for writes without one
   * @throws DOMException where nothing can be kept
   */
  async add(entry: NewEntry): Promise<Entry> {
    const login = knownOwner();
    startSending();
    if (entry.file && !(await hasRoomFor(entry.file))) throw noRoom();
    const [written] = await writeEntries(login, [entry]).catch(asNoRoom);
    if (!written) throw new Error('Nothing was written');
    if (written.isNew) noteEntries([written.entry], [], { isNew: true });
    void askToStay();
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
    await outbox.discard([id]).catch(() => {});
    if (outcome.failure.status === 401) bus.emit(popupRequested, { kind: 'no_permission' });
    const { code, ...rest } = outcome.failure;
    return { kind: 'refused', failure: new CallFailure({ ...rest, code: code as FailureCode }) };
  },

  /** The entries of a remote, in the order in which they were written. */
  async entries(remote: string): Promise<readonly Entry[]> {
    return (await loadedEntries()).filter((entry) => entry.remote === remote);
  },

  /** Sends entries again: those that need attention, and those that wait after a failure. */
  async retry(ids: readonly string[]): Promise<void> {
    startSending();
    await changeEntriesOf(knownOwner(), ids, (entry) =>
      entry.failure?.code === 'damaged' ? entry : { ...entry, ...asNew },
    );
    tellTabs({ kind: 'nudge' });
  },

  /** Gives entries up. */
  async discard(ids: readonly string[]): Promise<void> {
    await changeEntriesOf(knownOwner(), ids, () => null);
  },

  /**
   * Puts a mended write in the place of one, where it stands in the order. A refusal keeps nothing under
   * a key, so that a write that made a row which others name by its key may keep its own.
   */
  async replace(id: string, next: MendedEntry): Promise<void> {
    startSending();
    await replaceEntry(knownOwner(), id, next);
    tellTabs({ kind: 'nudge' });
  },
};
