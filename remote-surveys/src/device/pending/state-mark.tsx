import { useWords } from '@portal/platform/i18n';
import {
  Badge,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconDeviceFloppy,
} from '@portal/platform/ui';
import type { ItemState } from './item-state.ts';

/** Color and icon of each state, always shown with a text. */
const stateLooks = {
  kept: { color: 'gray', icon: IconDeviceFloppy },
  sending: { color: 'brand', icon: IconClock },
  attention: { color: 'amber', icon: IconAlertTriangle },
  saved: { color: 'green', icon: IconCheck },
} as const;

interface StateMarkProps {
  readonly state: ItemState | 'saved';
  /** Number of waiting writes, where it is shown. */
  readonly count?: number;
}

/** Shows how far something is from being saved on the server. */
export function StateMark({ state, count }: StateMarkProps) {
  const { t } = useWords();
  const { color, icon: Mark } = stateLooks[state];
  const word = t(`item_state.${state}`);
  return (
    <Badge color={color} miw="max-content" leftSection={<Mark size={14} aria-hidden />}>
      {count === undefined ? word : t('item_state.counted', { state: word, number: count })}
    </Badge>
  );
}
