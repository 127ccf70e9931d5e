import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { NamespaceContext, ownerOf } from '../i18n/namespace.ts';
import { useUser } from '../session/current-user.ts';
import { readKept, writeKept } from '../session/kept-values.ts';
import { markDirty } from './dirty-registry.ts';

/** Returns the storage key of a draft: by user, remote and form. Drafts outlive a session. */
const keyOf = (login: string, owner: string, name: string): string =>
  `draft/${[login, owner, name].map(encodeURIComponent).join('/')}`;

/**
 * Stores a form in progress in this browser, so that it survives a reload, the end of a session and
 * closing the browser. It is restored only for the same user, and deleted when nothing is unsaved
 * any more or the user leaves without saving. Leaving the screen asks first, as with `useDirty`;
 * closing the page asks only if the browser could not store the work.
 *
 * @param name the form within its remote, such as `survey/7`
 * @param value the unsaved values, serializable as JSON; null if there are none
 * @param restore receives the stored values when the form appears without unsaved values. They are
 * unvalidated: check before use
 */
export function useDraft(name: string, value: unknown, restore: (kept: unknown) => void): void {
  const login = useUser()?.Login ?? null;
  const owner = ownerOf(useContext(NamespaceContext));
  const key = login === null ? null : keyOf(login, owner, name);
  const text = value === null ? null : JSON.stringify(value);
  /** The key under which this form last stored a draft. */
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
    // A draft of an earlier visit remains until it has been restored here.
    if (key === null || (text === null && held.current !== key)) return;
    isKept.current = keep(key);
    held.current = text === null ? null : key;
  }, [key, text]);

  // When another tab saves or discards its draft, it deletes this form's as well, so store it
  // again.
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
