import type { Inspection, InspectionColor } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import {
  Badge,
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconInfoCircle,
  IconMinus,
} from '@portal/platform/ui';

type Look = Pick<Inspection, 'state' | 'color'>;

/** A color is never alone: it has an icon and a word. */
const looks: Readonly<Record<InspectionColor, { color: string; icon: Icon }>> = {
  grey: { color: 'gray', icon: IconMinus },
  green: { color: 'green', icon: IconCheck },
  yellow: { color: 'amber', icon: IconInfoCircle },
  red: { color: 'red', icon: IconAlertTriangle },
};

/** How far a unit's inspection is, and what its worst tire says. */
export function InspectionMark({ inspection }: { readonly inspection: Look }) {
  const { t } = useWords();
  const { state, color } = inspection;
  const look = looks[color];
  const Mark = state === 'started' && color === 'grey' ? IconClock : look.icon;
  return (
    <Badge color={look.color} miw="max-content" leftSection={<Mark size={14} aria-hidden />}>
      {color === 'grey'
        ? t(`inspection_state.${state}`)
        : `${t(`inspection_state.${state}`)} · ${t(`inspection_color.${color}`)}`}
    </Badge>
  );
}
