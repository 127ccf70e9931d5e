import { connectivityChanged, useBusState } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';

/** Whether there is no network, kept up to date. */
export const useIsAway = (): boolean => useBusState(connectivityChanged) === false;

/** Of something that takes a network the reason why it waits; undefined while there is one. */
export function useAwayReason(): string | undefined {
  const { t } = useWords();
  return useIsAway() ? t('device.needs_network') : undefined;
}
