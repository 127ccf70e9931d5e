import { clientKey } from '@portal/platform/http';
import { useState } from 'react';
import type { Entry } from './entry.ts';

interface Attempt {
  readonly of: string;
  readonly key: string;
  isOpen: boolean;
}

/** Attempts to send each tire: identical input gets the same key, and is not sent twice at once. */
export function useAttempts() {
  const [attempts] = useState(() => {
    const known = new Map<string, Attempt>();
    return {
      isOpen: (position: string, entry: Entry): boolean => {
        const attempt = known.get(position);
        return attempt?.isOpen === true && attempt.of === JSON.stringify(entry);
      },
      keyOf: (position: string, entry: Entry): string => {
        const of = JSON.stringify(entry);
        const before = known.get(position);
        const key = before?.of === of ? before.key : clientKey();
        known.set(position, { of, key, isOpen: true });
        return key;
      },
      /** Marks the attempt as failed; it may be sent again with its key. */
      close: (position: string): void => {
        const attempt = known.get(position);
        if (attempt) attempt.isOpen = false;
      },
      forget: (position: string): void => void known.delete(position),
    };
  });
  return attempts;
}
