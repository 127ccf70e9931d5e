import { useSearchParams } from '@portal/platform/routing';
import { useEffect, useState } from 'react';

/** Milliseconds for which the address may be behind, so that the way to the next tire is short. */
const behind = 200;

/** The position that is entered, named by the address, so that it is the same after a reload. */
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
