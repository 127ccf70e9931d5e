import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value that follows another one once that is painted, for what may come after it. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    return afterPaint(() => startTransition(() => setSettled(value)));
  }, [settled, value]);
  return settled;
}
