import type { InspectionColor } from '@portal/contract/fleet-surveys';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconInfoCircle,
  IconMinus,
} from '@portal/platform/ui';

/** Color and icon for each rating of a tire or unit, always shown with a text. */
export const inspectionLooks: Readonly<Record<InspectionColor, { color: string; icon: Icon }>> = {
  grey: { color: 'gray', icon: IconMinus },
  green: { color: 'green', icon: IconCheck },
  yellow: { color: 'amber', icon: IconInfoCircle },
  red: { color: 'red', icon: IconAlertTriangle },
};
