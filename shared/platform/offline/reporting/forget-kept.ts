import { bus } from '../../bus/bus-core.ts';
import { notified } from '../../bus/events.ts';
import { translate } from '../../i18n/translate.ts';
import { removeAllOf } from '../documents/document-records.ts';
import { changeEntriesOf } from '../entries/change-entries.ts';
import { readMark } from '../store/kept-mark.ts';
import { tellTabs } from '../tabs/tab-channel.ts';
import type { Kept } from './kept-counts.ts';
import { noteTold } from './told.ts';

/**
 * Drops what this device keeps for a person, as an administrator has asked: what was taken along, and those
 * changes of which the server was told just now that they cannot be sent. What is written meanwhile stays.
 *
 * @param number of the request
 */
export async function forgetKept(login: string, number: number, kept: Kept): Promise<void> {
  const { entries, counts } = kept;
  await removeAllOf(login);
  tellTabs({ kind: 'sets' });
  await changeEntriesOf(
    login,
    entries.map(({ id }) => id),
    () => null,
  );
  noteTold(login, { number, unsent: entries.length, units: counts.units });
  await readMark();
  if (entries.length === 0 && !kept.hasDocuments) return;
  const text =
    entries.length === 0
      ? translate('shell:outbox.forgotten')
      : translate('shell:outbox.forgotten_unsent', { n: entries.length });
  bus.emit(notified, { tone: entries.length === 0 ? 'info' : 'error', text });
}
