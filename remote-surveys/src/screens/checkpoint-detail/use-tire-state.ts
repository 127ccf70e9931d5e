import { useWords } from '@portal/platform/i18n';
import type { CrossingTire } from './tires.ts';

/** @returns a function that tells whether a tire was read, or why not */
export function useTireState() {
  const { t } = useWords();
  return ({ axle, state }: Pick<CrossingTire, 'axle' | 'state'>): string =>
    t(`tire_state.${axle.is_lifted ? 'lifted' : (state ?? 'not_read')}`);
}
