import { bus, notified } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { readKept, useUser, writeKept } from '@portal/platform/session';
import { useEffect } from 'react';

/** Notifies each user, once per tab, that another user's work waits on this device. */
export function useOthersNotice(isWaiting: boolean): void {
  const login = useUser()?.Login;
  useEffect(() => {
    if (!isWaiting || !login) return;
    const key = `outbox_others_told ${login}`;
    if (readKept('tab', key) !== null) return;
    writeKept('tab', key, true);
    bus.emit(notified, { tone: 'info', text: translate('shell:outbox.others') });
  }, [isWaiting, login]);
}
