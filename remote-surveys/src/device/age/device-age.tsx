import { formatDay } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { type DocumentName, documentKey } from '@portal/platform/offline';
import { Group, IconDeviceFloppy, Text } from '@portal/platform/ui';
import type { CallName } from '../documents/device.ts';
import { useServedAt } from './served-at.ts';

/**
 * ISO time at which the server sent the data shown from this device; null if it is fresh from the
 * server.
 */
const useDeviceAge = (call: CallName, asked: DocumentName): string | null =>
  useServedAt(documentKey(call, asked));

/** Formats the time for today, else the date. */
export function useAgeText(): (at: string) => string {
  const { wordsLocale } = useWords();
  const time = new Intl.DateTimeFormat(wordsLocale, { timeStyle: 'short' });
  return (at) => {
    const day = formatDay(at);
    const isToday = day === formatDay(clock.now().toISOString());
    return isToday ? time.format(new Date(at)) : `${day}, ${time.format(new Date(at))}`;
  };
}

interface DeviceAgeProps {
  readonly call: CallName;
  readonly asked: DocumentName;
}

/** Unobtrusive note that the data shown comes from this device, with its age. */
export function DeviceAge({ call, asked }: DeviceAgeProps) {
  const { t } = useWords();
  const ageText = useAgeText();
  const at = useDeviceAge(call, asked);
  return (
    <div role="status">
      {at !== null && (
        <Group gap="xs" wrap="nowrap" mb="xs">
          <IconDeviceFloppy size={16} aria-hidden />
          <Text size="sm" c="dimmed">
            {t('device.age', { at: ageText(at) })}
          </Text>
        </Group>
      )}
    </div>
  );
}
