import { bus } from '../bus/bus-core.ts';
import { popupRequested } from '../bus/events.ts';
import { CallFailure, type FailureCode } from '../http/call-failure.ts';
import { asNew, changeEntriesOf } from './entries/change-entries.ts';
import { lastEntryNumber, loadEntries, publishEntryChanges } from './entries/entry-list.ts';
import { awaitOutcome } from './entries/outcomes.ts';
import { knownOwner } from './entries/owner.ts';
import type { Entry, NewEntry } from './entry.ts';
import { askToStay, asNoRoom, hasRoomFor, noRoom } from './room.ts';
import { replaceEntry } from './sending/mend-refused.ts';
import type { MendedEntry } from './sending/settle-refusals.ts';
import { startSending } from './sending/start-sending.ts';
import { writeEntries } from './store/entry-records.ts';
import { tellTabs } from './tabs/tab-channel.ts';

/** Result of waiting for an entry. */
export type Settled =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'late' };

/** The current user's writes that wait on this device until the server has them. */
export const outbox = {
  /**
   * Stores a write and starts sending. Once it resolves, the entry survives closing the page and a
   * power failure. For a known id it returns the existing entry.
   *
   * @throws CallFailure of code `no_room` when the device is full; files are refused while there is
   * still room for writes without one
   * @throws DOMException when nothing can be stored
   */
  async add(entry: NewEntry): Promise<Entry> {
    const login = knownOwner();
    startSending();
    if (entry.file && !(await hasRoomFor(entry.file))) throw noRoom();
    const [written] = await writeEntries(login, [entry], lastEntryNumber()).catch(asNoRoom);
    if (!written) throw new Error('Nothing was written');
    if (written.isNew) publishEntryChanges([written.entry], [], { isNew: true });
    void askToStay();
    return written.entry;
  },

  /**
   * Waits for the server's response. An entry refused in the meantime is discarded, because the
   * user sees the refusal at once, as with any call.
   *
   * @param within milliseconds
   */
  async settled(id: string, within: number): Promise<Settled> {
    const outcome = await awaitOutcome(id, within);
    if (!outcome) return { kind: 'late' };
    if (outcome.kind === 'answered') return outcome;
    await outbox.discard([id]).catch(() => {});
    if (outcome.failure.status === 401) bus.emit(popupRequested, { kind: 'no_permission' });
    const { code, ...rest } = outcome.failure;
    return { kind: 'refused', failure: new CallFailure({ ...rest, code: code as FailureCode }) };
  },

  /** Returns a remote's entries, in the order they were written. */
  async entries(remote: string): Promise<readonly Entry[]> {
    return (await loadEntries()).filter((entry) => entry.remote === remote);
  },

  /** Sends entries again that need attention or wait after a failure. */
  async retry(ids: readonly string[]): Promise<void> {
    startSending();
    await changeEntriesOf(knownOwner(), ids, (entry) =>
      entry.failure?.code === 'damaged' ? entry : { ...entry, ...asNew },
    );
    tellTabs({ kind: 'nudge' });
  },

  /** Discards entries. */
  async discard(ids: readonly string[]): Promise<void> {
    await changeEntriesOf(knownOwner(), ids, () => null);
  },

  /**
   * Replaces an entry by a corrected write, at the same position in the order. As a refused key was
   * not used on the server, a write that creates a row which others refer to by its key may reuse
   * it.
   */
  async replace(id: string, next: MendedEntry): Promise<void> {
    startSending();
    await replaceEntry(knownOwner(), id, next);
    tellTabs({ kind: 'nudge' });
  },
};
