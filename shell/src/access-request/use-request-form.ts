import { type SavedFormOptions, useSavedForm } from '@portal/platform/forms';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';

interface RequestFormOptions<Values extends object>
  extends Pick<SavedFormOptions<Values>, 'initial' | 'send' | 'fields'> {
  /** Message for a field that the server refuses. */
  readonly refused: string;
}

/** Form for users who are not signed in. Stores no draft, because others may use the browser. */
export function useRequestForm<Values extends object>({
  refused,
  ...options
}: RequestFormOptions<Values>) {
  const { t } = useWords();
  return useSavedForm<Values>({
    ...options,
    draft: null,
    restore: () => null,
    problemText: ({ field, code }, _, error) => {
      if (code === 'too_many_requests') {
        const seconds = isCallFailure(error) ? error.retryAfter : null;
        return t('access_request.too_many', { minutes: Math.ceil((seconds ?? 60) / 60) });
      }
      if (code === 'network') return t('access_request.unreachable');
      return field === 'root' ? t('access_request.failed') : refused;
    },
    savedText: () => null,
    changes: ['access-request'],
  });
}
