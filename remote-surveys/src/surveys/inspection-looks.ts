import type { InspectionColor } from '@portal/contract/fleet-surveys';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconInfoCircle,
  IconMinus,
} from '@portal/platform/ui';

/** What a tire's or a unit's color looks like. It is never alone: it has an icon and a word. */
export const inspectionLooks: Readonly<Record<InspectionColor, { color: string; icon: Icon }>> = {
  grey: { color: 'gray', icon: IconMinus },
  green: { color: 'green', icon: IconCheck },
  yellow: { color: 'amber', icon: IconInfoCircle },
  red: { color: 'red', icon: IconAlertTriangle },
};
