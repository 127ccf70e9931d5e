import { useMomentText, useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';

/** Formats who changed the row meanwhile: name, time and device, as far as the server told. */
export function useChangedBy() {
  const { t } = useWords();
  const momentText = useMomentText();
  return ({ failure }: Pick<Entry, 'failure'>): string | null => {
    const { changed_by: name, changed_at: at, changed_on: device } = failure?.details ?? {};
    if (typeof name !== 'string' || name === '') return null;
    const date = typeof at === 'string' ? momentText(at) : '';
    return typeof device === 'string' && device !== ''
      ? t('unsent.by_on', { name, date, device })
      : t('unsent.by', { name, date });
  };
}
