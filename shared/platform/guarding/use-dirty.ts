import { useContext, useEffect } from 'react';
import { NamespaceContext, ownerOf } from '../i18n/namespace.ts';
import { markDirty } from './dirty-registry.ts';

/**
 * While `dirty`, leaving the page or the screen asks first, and the remote stays in its current
 * version.
 */
export function useDirty(dirty: boolean): void {
  const owner = ownerOf(useContext(NamespaceContext));
  useEffect(() => (dirty ? markDirty(owner) : undefined), [dirty, owner]);
}
