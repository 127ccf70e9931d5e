import { formatDay } from '@portal/platform/format';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { type DocumentName, documentKey } from '@portal/platform/offline';
import { Group, IconDeviceFloppy, Text } from '@portal/platform/ui';
import type { CallName } from '../documents/device.ts';
import { useServedAt } from './served.ts';

/** When the server gave what the device shows in its place: ISO; null where it is the server's of just now. */
const useDeviceAge = (call: CallName, asked: DocumentName): string | null =>
  useServedAt(documentKey(call, asked));

/** The time of day of something of today, else its day. */
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

/** Says quietly that what is shown comes from this device, and of when it is. */
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
