import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';

/** Whether there is no network; updates live. */
export const useIsOffline = (): boolean => useBusState(connectivityChanged) === false;

/** Why something that needs a network must wait; undefined while there is one. */
export function useOfflineReason(): string | undefined {
  const { t } = useWords();
  return useIsOffline() ? t('device.needs_network') : undefined;
}
