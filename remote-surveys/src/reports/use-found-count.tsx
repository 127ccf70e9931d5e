import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { CountLink } from './count-link.tsx';
import { readingsAt } from './readings-address.ts';

/** How a list of surveys shows how much each found: as a count that leads to what it counts, in the same selection. */
export function useFoundCount() {
  const [params] = useSearchParams();
  const mayReadDetails = useRight('TMSMDRPT');
  return (survey: number, count: number) => (
    <CountLink count={count} to={mayReadDetails ? readingsAt(params, { survey }) : null} />
  );
}
