import type { StockedTire } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';

/** Formats a tire in stock in one line, with its removal date. */
export function useStockText() {
  const { t } = useWords();
  return ({ tire_id, brand, product_line, tire_size, retread, tin, removed_on }: StockedTire) =>
    [
      [brand, product_line].filter(Boolean).join(' ') || t('change.no_make', { number: tire_id }),
      tire_size,
      retread && t('tire.retread', { cap: retread }),
      tin && t('tire.tin', { tin }),
      removed_on && t('change.removed_on', { date: formatDate(removed_on) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
