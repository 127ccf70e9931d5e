import type { Preferences, portalCalls } from '@portal/contract/portal';
import { bus, notified } from '@portal/platform/bus';
import { callsOf, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useState } from 'react';

type Problems = Partial<Record<keyof Preferences | 'form', string>>;

const call = callsOf<typeof portalCalls>();

/** Saves preferences on the server; the user in its answer replaces the current one. */
export function useSavePreferences(onSaved: () => void) {
  const { t } = useWords();
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  async function save(body: Preferences): Promise<void> {
    setSaving(true);
    setProblems({});
    try {
      await call('PUT users/preferences', { body });
      bus.emit(notified, { tone: 'success', text: t('preferences.saved') });
      onSaved();
    } catch (failure) {
      const path = isCallFailure(failure) ? failure.path : '';
      if (path === 'currency_symbol' || path === 'unit_of_measurement')
        setProblems({ [path]: t(`preferences.problem.${path}`) });
      else setProblems({ form: t('preferences.failed') });
    } finally {
      setSaving(false);
    }
  }
  return { save: (body: Preferences) => void save(body), isSaving, problems };
}
