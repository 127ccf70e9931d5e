import { useDraft } from '@portal/platform/guarding';
import { useState } from 'react';

/**
 * A form's draft that can no longer be saved, kept until it is discarded.
 *
 * @param parse checks that it is a draft of the form
 */
export function useUnsavableDraft<Value>(name: string, parse: (kept: unknown) => Value | null) {
  const [kept, setKept] = useState<unknown>(null);
  useDraft(name, kept, setKept);
  return [kept === null ? null : parse(kept), () => setKept(null)] as const;
}
