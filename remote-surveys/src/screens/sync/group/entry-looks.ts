import {
  type Icon,
  IconAlertTriangle,
  IconClock,
  IconDeviceFloppy,
  IconUpload,
} from '@portal/platform/ui';
import type { ShownState } from './groups.ts';

/** What the state of an entry looks like. It is never color alone: it has an icon and a word. */
export const entryLooks: Readonly<Record<ShownState, { color: string; icon: Icon }>> = {
  waiting: { color: 'gray', icon: IconDeviceFloppy },
  sending: { color: 'brand', icon: IconUpload },
  blocked: { color: 'gray', icon: IconClock },
  attention: { color: 'amber', icon: IconAlertTriangle },
};
