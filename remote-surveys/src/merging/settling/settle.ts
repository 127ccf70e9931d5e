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
import { readPresent } from './present.ts';
import { settleLater, withBody } from './put-in-place.ts';
import { refusedIn } from './written-entry.ts';

type Pages = RemoteModule['pages'];
let isStarted = false;

/**
 * The pages of this remote. With the first of them, refused entries are merged with what others have changed,
 * where nobody has to decide.
 */
export const mergingPages = (pages: Pages): Pages =>
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
  const refused = refusedIn({ ...entry, failure });
  const source = sourceOf(refused);
  if (!source) return null;
  const verdict = judge(refused, await readPresent(source, entry));
  if (verdict.kind !== 'merged') return null;
  await settleLater(entry);
  const by = String(failure.details.changed_by ?? '');
  if (verdict.theirs.length > 0 && by !== ownName()) {
    addMergeNote({
      call: entry.call,
      body: refused.body,
      unitNumber: unitNumberOf(entry),
      fields: verdict.theirs,
      by,
      at: clock.now().toISOString(),
    });
    tellMerge();
  }
  return { next: withBody(entry, verdict.next) };
}

/** Merges that come together are told once (milliseconds). */
const together = 60_000;
let toldAt = Number.NEGATIVE_INFINITY;

function tellMerge(): void {
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

/** As the server calls the person in front of this page. */
function ownName(): string {
  const { UserName = '', UserLastName = '' } = currentUser() ?? {};
  return `${UserName} ${UserLastName}`.trim();
}
