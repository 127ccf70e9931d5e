import { useWords } from '@portal/platform/i18n';
import {
  Badge,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconDeviceFloppy,
} from '@portal/platform/ui';
import type { ItemState } from './item-state.ts';

/** What each state looks like. It is never alone: it has an icon and a word. */
const stateLooks = {
  kept: { color: 'gray', icon: IconDeviceFloppy },
  sending: { color: 'brand', icon: IconClock },
  attention: { color: 'amber', icon: IconAlertTriangle },
  saved: { color: 'green', icon: IconCheck },
} as const;

interface StateMarkProps {
  readonly state: ItemState | 'saved';
  /** How many wait, where it is told. */
  readonly count?: number;
}

/** How far something is from the server. */
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
