import { bus } from '../../bus/bus-core.ts';
import { notified } from '../../bus/events.ts';
import { translate } from '../../i18n/translate.ts';
import { removeAllOf } from '../documents/document-records.ts';
import { changeEntriesOf } from '../entries/change-entries.ts';
import { updateStoredMark } from '../store/stored-mark.ts';
import { tellTabs } from '../tabs/tab-channel.ts';
import { markReported } from './reported-users.ts';
import type { StoredData } from './stored-counts.ts';

/**
 * Deletes a user's data on this device on an administrator's request: cached documents, and those
 * changes that were just reported to the server as impossible to send. Changes written in the
 * meantime remain.
 *
 * @param number number of the request
 */
export async function forgetStoredData(
  login: string,
  number: number,
  kept: StoredData,
): Promise<void> {
  const { entries, counts } = kept;
  await removeAllOf(login);
  tellTabs({ kind: 'sets' });
  await changeEntriesOf(
    login,
    entries.map(({ id }) => id),
    () => null,
  );
  markReported(login, { number, unsent: entries.length, units: counts.units });
  await updateStoredMark();
  if (entries.length === 0 && !kept.hasDocuments) return;
  const text =
    entries.length === 0
      ? translate('shell:outbox.forgotten')
      : translate('shell:outbox.forgotten_unsent', { n: entries.length });
  bus.emit(notified, { tone: entries.length === 0 ? 'info' : 'error', text });
}
