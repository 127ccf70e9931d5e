import { useCallback, useRef, useState } from 'react';
import { useDraft } from '../guarding/guarding.ts';
import { clientKey } from '../http/http.ts';

interface Attempt {
  /** What is saved, as JSON. */
  readonly of: string;
  readonly key: string;
}

/**
 * The key under which a form's values are saved: the same for each attempt at the same values. It is kept
 * beside the draft, so that a write whose answer nobody heard takes effect once, also over a reload.
 *
 * @param draft the form's draft; null for a form of which nothing is kept
 */
export function useAttempt(draft: string | null) {
  const [kept, setKept] = useState<Attempt | null>(null);
  const present = useRef<Attempt | null>(null);
  const put = useCallback((attempt: Attempt | null) => {
    present.current = attempt;
    setKept(attempt);
  }, []);
  useDraft(`${draft}/attempt`, draft === null ? null : kept, (found) => {
    if (isAttempt(found)) put(found);
  });
  const keyFor = (values: unknown): string => {
    const of = JSON.stringify(values);
    if (present.current?.of !== of) put({ of, key: clientKey() });
    return present.current?.key ?? clientKey();
  };
  const endAttempt = useCallback(() => put(null), [put]);
  return { keyFor, endAttempt };
}

const isAttempt = (found: unknown): found is Attempt =>
  typeof found === 'object' &&
  found !== null &&
  typeof Reflect.get(found, 'of') === 'string' &&
  typeof Reflect.get(found, 'key') === 'string';
