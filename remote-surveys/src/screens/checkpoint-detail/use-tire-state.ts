import { useWords } from '@portal/platform/i18n';
import type { CrossingTire } from './tires.ts';

/** @returns says whether a tire was read, and why not */
export function useTireState() {
  const { t } = useWords();
  return ({ axle, state }: Pick<CrossingTire, 'axle' | 'state'>): string =>
    t(`tire_state.${axle.is_lifted ? 'lifted' : (state ?? 'not_read')}`);
}
