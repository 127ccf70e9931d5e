import type { PortalUser } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useMutation } from '@portal/platform/query';
import { call } from '../../../calls.ts';

/** E-mails a user a link to set the password, and reports the result. */
export function useEmailLink({ id, email }: PortalUser) {
  const { t } = useWords();
  return useMutation({
    mutationFn: () => call('POST admin/users/email_link', { body: { id } }),
    onSuccess: () => bus.emit(notified, { tone: 'success', text: t('users.link.sent', { email }) }),
    onError: (error) =>
      bus.emit(notified, {
        tone: 'error',
        text: t('users.link.failed', { email, why: t(failureWord(error)) }),
      }),
  });
}
