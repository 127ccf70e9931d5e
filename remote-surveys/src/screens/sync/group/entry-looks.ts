import {
  type Icon,
  IconAlertTriangle,
  IconClock,
  IconDeviceFloppy,
  IconUpload,
} from '@portal/platform/ui';
import type { ShownState } from './groups.ts';

/** Color and icon of each entry state, always shown with a text. */
export const entryLooks: Readonly<Record<ShownState, { color: string; icon: Icon }>> = {
  waiting: { color: 'gray', icon: IconDeviceFloppy },
  sending: { color: 'brand', icon: IconUpload },
  blocked: { color: 'gray', icon: IconClock },
  attention: { color: 'amber', icon: IconAlertTriangle },
};
