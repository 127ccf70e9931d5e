import { useSearchParams } from '@portal/platform/routing';
import { useEffect, useState } from 'react';

/** Milliseconds by which the address may lag behind, so that moving to the next tire is fast. */
const behind = 200;

/** The chosen position, stored in the address so that it survives a reload. */
export function useChosenTire() {
  const [params, setParams] = useSearchParams();
  const named = params.get('tire');
  const [chosen, setChosen] = useState(named);
  useEffect(() => {
    if (chosen === null || chosen === named) return;
    const timer = setTimeout(() => setParams({ tire: chosen }, { replace: true }), behind);
    return () => clearTimeout(timer);
  }, [chosen, named, setParams]);
  return [chosen, setChosen] as const;
}
