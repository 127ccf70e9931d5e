import { bus, navigationRequested, notified } from '@portal/platform/bus';
import { clock } from '@portal/platform/guarding';
import { translate } from '@portal/platform/i18n';
import { type Entry, type EntryFailure, settleRefusals } from '@portal/platform/offline';
import type { RemoteModule } from '@portal/platform/remote';
import { currentUser } from '@portal/platform/session';
import { remote } from '../../device/entry/survey-entry.ts';
import { unsentPath } from '../../paths.ts';
import { judge, sourceOf } from '../verdict/judge.ts';
import { addMergeNote } from './merge-notes.ts';
import { readPresentState } from './read-present-state.ts';
import { settleLaterEntries, withBody } from './replace-entry.ts';
import { toRefusedWrite } from './written-entry.ts';

type Pages = RemoteModule['pages'];
let isStarted = false;

/**
 * Wraps the pages of this remote: from the first one loaded on, refused entries are merged with
 * others' changes where no decision is needed.
 */
export const withMerging = (pages: Pages): Pages =>
  Object.fromEntries(
    Object.entries(pages).map(([name, load]) => [
      name,
      () => {
        if (!isStarted) settleRefusals(remote, settle);
        isStarted = true;
        return load();
      },
    ]),
  );

export async function settle(entry: Entry, failure: EntryFailure) {
  const refused = toRefusedWrite({ ...entry, failure });
  const source = sourceOf(refused);
  if (!source) return null;
  const verdict = judge(refused, await readPresentState(source, entry));
  if (verdict.kind !== 'merged') return null;
  await settleLaterEntries(entry);
  const by = String(failure.details.changed_by ?? '');
  if (verdict.theirs.length > 0 && by !== signedInUserName()) {
    addMergeNote({
      call: entry.call,
      body: refused.body,
      unitNumber: unitNumberOf(entry),
      fields: verdict.theirs,
      by,
      at: clock.now().toISOString(),
    });
    notifyMerge();
  }
  return { next: withBody(entry, verdict.next) };
}

/** Milliseconds in which several merges are announced once. */
const together = 60_000;
let toldAt = Number.NEGATIVE_INFINITY;

function notifyMerge(): void {
  if (performance.now() - toldAt < together) return;
  toldAt = performance.now();
  bus.emit(notified, {
    tone: 'info',
    text: translate('surveys:unsent.merged.title'),
    action: {
      label: translate('surveys:unsent.way.look'),
      perform: () => bus.emit(navigationRequested, { to: unsentPath }),
    },
  });
}

function unitNumberOf({ subject }: Entry): string | null {
  const { unit_number }: { unit_number?: unknown } = Object(subject);
  return typeof unit_number === 'string' ? unit_number : null;
}

/** Name of the signed-in user, as the server spells it. */
function signedInUserName(): string {
  const { UserName = '', UserLastName = '' } = currentUser() ?? {};
  return `${UserName} ${UserLastName}`.trim();
}
