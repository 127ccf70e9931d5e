import type { AddedUnits } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';

/** Maximum count of unit numbers in a sentence. */
const most = 10;

/**
 * Formats the result of adding units: how many are new, how many were there, and which numbers are
 * unknown.
 */
export function useAddedText() {
  const { t } = useWords();
  return ({ added, already_there, unknown_numbers: unknown }: AddedUnits): string =>
    [
      t('overview.added', { count: added.length }),
      already_there > 0 && t('overview.already_there', { count: already_there }),
      unknown.length > 0 &&
        t('overview.unknown', {
          count: unknown.length,
          numbers: unknown.slice(0, most).join(', ') + (unknown.length > most ? ' …' : ''),
        }),
    ]
      .filter(Boolean)
      .join(' ');
}
