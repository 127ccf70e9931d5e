import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A copy of a value that updates after the value has been painted, for less urgent content. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    return afterPaint(() => startTransition(() => setSettled(value)));
  }, [settled, value]);
  return settled;
}
