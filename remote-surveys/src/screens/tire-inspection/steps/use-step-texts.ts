import { personText } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { Selection, Step } from '../selection.ts';

/** The choices of each step in one line. */
export function useStepTexts(
  { locations, from, to, surveyor, dealer }: Selection,
  isOpen: boolean,
): Readonly<Record<Step, string>> {
  const { t } = useWords();
  const none = t(isOpen ? 'tire_inspection.all_locations' : 'tire_inspection.no_location');
  const filters = [
    from && t('tire_inspection.since', { date: formatDate(from) }),
    to && t('tire_inspection.until', { date: formatDate(to) }),
    surveyor && t('tire_inspection.surveyor', { name: personText(surveyor, t) }),
    dealer && t('tire_inspection.dealer', { nonsig: dealer }),
  ].filter(Boolean);
  return {
    locations:
      locations.length === 0 ? none : t('tire_inspection.locations', { count: locations.length }),
    filters: filters.length === 0 ? t('tire_inspection.no_filter') : filters.join(' · '),
  };
}
