import type { Inspection } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Badge, IconClock } from '@portal/platform/ui';
import { inspectionLooks } from './inspection-looks.ts';

type InspectionStatus = Pick<Inspection, 'state' | 'color'>;

/** Progress of a unit's inspection, and the rating of its worst tire. */
export function InspectionMark({ inspection }: { readonly inspection: InspectionStatus }) {
  const { t } = useWords();
  const { state, color } = inspection;
  const look = inspectionLooks[color];
  const Mark = state === 'started' && color === 'grey' ? IconClock : look.icon;
  return (
    <Badge color={look.color} miw="max-content" leftSection={<Mark size={14} aria-hidden />}>
      {color === 'grey'
        ? t(`inspection_state.${state}`)
        : `${t(`inspection_state.${state}`)} · ${t(`inspection_color.${color}`)}`}
    </Badge>
  );
}
