import { dropLocally, keepLocally, readLocally } from '@portal/platform/session/manage';

const key = 'single_key_shortcuts';
const off = 'off';

/** Whether shortcuts of a single key are heard; people can switch them off in this browser. */
export const hasSingleKeys = (): boolean => readLocally(key) !== off;

export function setSingleKeys(on: boolean): void {
  if (on) dropLocally(key);
  else keepLocally(key, off);
}
