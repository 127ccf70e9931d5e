import { formatDecimal, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { TakenSet } from '@portal/platform/offline';
import { useAgeText } from '../device/age/device-age.tsx';

const kilobyte = 1000;
const megabyte = 1_000_000;

/** Formats a cached set with its size and age: `412 units, 3.1 MB, 10:42`. */
export function useOfflineCopyText(): (set: Pick<TakenSet, 'units' | 'size' | 'at'>) => string {
  const { t } = useWords();
  const ageText = useAgeText();
  return ({ units, size, at }) =>
    t('taken.what', {
      count: units,
      size:
        size < megabyte
          ? t('taken.kilobytes', { size: formatInteger(Math.ceil(size / kilobyte)) })
          : t('taken.megabytes', { size: formatDecimal(size / megabyte, 1) }),
      at: ageText(at),
    });
}
