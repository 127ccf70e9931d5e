import { useDraft } from '@portal/platform/guarding';
import { useState } from 'react';

/**
 * What a form has left in this browser that cannot be saved any more: to be read, until it is discarded.
 *
 * @param parse sees to it that it is what the form keeps
 */
export function useKept<Value>(name: string, parse: (kept: unknown) => Value | null) {
  const [kept, setKept] = useState<unknown>(null);
  useDraft(name, kept, setKept);
  return [kept === null ? null : parse(kept), () => setKept(null)] as const;
}
