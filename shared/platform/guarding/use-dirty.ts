import { useEffect } from 'react';
import { markDirty } from './dirty-registry.ts';

/** While `dirty`, leaving the page or the screen asks first. */
export function useDirty(dirty: boolean): void {
  useEffect(() => (dirty ? markDirty() : undefined), [dirty]);
}
