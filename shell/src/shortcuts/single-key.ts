import { dropLocally, readLocally, writeLocally } from '@portal/platform/session/manage';

const key = 'single_key_shortcuts';
const off = 'off';

/** Whether single-key shortcuts are enabled; users can switch them off in this browser. */
export const hasSingleKeys = (): boolean => readLocally(key) !== off;

export function setSingleKeys(on: boolean): void {
  if (on) dropLocally(key);
  else writeLocally(key, off);
}
