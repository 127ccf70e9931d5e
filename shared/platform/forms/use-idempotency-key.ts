import { useCallback, useRef, useState } from 'react';
import { useDraft } from '../guarding/guarding.ts';
import { clientKey } from '../http/http.ts';

interface Attempt {
  /** The saved values as JSON. */
  readonly of: string;
  readonly key: string;
}

/**
 * Provides the idempotency key of a form: the same for each attempt to save the same values. It is
 * stored beside the draft, so that a write whose response was lost takes effect only once, even
 * after a reload.
 *
 * @param draft the form's draft; null for a form that stores nothing
 */
export function useIdempotencyKey(draft: string | null) {
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
