import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { NamespaceContext, ownerOf } from '../i18n/namespace.ts';
import { useUser } from '../session/current-user.ts';
import { readKept, writeKept } from '../session/kept-values.ts';
import { markDirty } from './dirty-registry.ts';

/** A draft's place: whose it is, of which remote, and which form. It belongs to no session. */
const keyOf = (login: string, owner: string, name: string): string =>
  `draft/${[login, owner, name].map(encodeURIComponent).join('/')}`;

/**
 * Keeps a form in progress in this browser: a reload, a session that ends or a browser that is
 * closed cost nothing. It comes back to the same user alone, and goes when there is nothing unsaved
 * any more, or somebody leaves without saving. Leaving the screen asks first, as with `useDirty`;
 * closing the page asks only where the browser could not keep the work.
 *
 * @param name which form it is, within its remote, as in `survey/7`
 * @param value what is unsaved, as JSON can hold it; null for nothing
 * @param restore gets what was kept, when the form appears and holds nothing unsaved. Anything may
 *   stand in a browser's storage: look at it before using it
 */
export function useDraft(name: string, value: unknown, restore: (kept: unknown) => void): void {
  const login = useUser()?.Login ?? null;
  const owner = ownerOf(useContext(NamespaceContext));
  const key = login === null ? null : keyOf(login, owner, name);
  const text = value === null ? null : JSON.stringify(value);
  /** The key under which this form last kept something. */
  const held = useRef<string | null>(null);
  const isKept = useRef(false);

  const bringBack = useEffectEvent((from: string) => {
    const kept = text === null ? readKept('browser', from) : null;
    if (kept !== null) restore(kept);
  });
  useEffect(() => {
    if (key !== null) bringBack(key);
  }, [key]);

  const keep = useEffectEvent((at: string) => writeKept('browser', at, value));
  useEffect(() => {
    // What another visit kept stays until it was brought back here.
    if (key === null || (text === null && held.current !== key)) return;
    isKept.current = keep(key);
    held.current = text === null ? null : key;
  }, [key, text]);

  // What another tab has saved or given up takes its draft away, and with it the one of this form.
  useEffect(() => {
    if (key === null || text === null) return;
    const keepOn = (change: StorageEvent) => {
      if (change.key === key && change.newValue === null) isKept.current = keep(key);
    };
    addEventListener('storage', keepOn);
    return () => removeEventListener('storage', keepOn);
  }, [key, text]);

  const isDirty = text !== null;
  useEffect(() => {
    if (!isDirty) return;
    const discard = () => {
      if (held.current !== null) writeKept('browser', held.current, null);
    };
    return markDirty(owner, { isKept: () => isKept.current, discard });
  }, [isDirty, owner]);
}
