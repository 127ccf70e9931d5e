import { useSearchParams } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { CountLink } from './count-link.tsx';
import { readingsAt } from './readings-address.ts';

/** Shows the number of exceptions a listed survey found, linking to them in the same selection. */
export function useExceptionCount() {
  const [params] = useSearchParams();
  const mayReadDetails = useRight('TMSMDRPT');
  return (survey: number, count: number) => (
    <CountLink count={count} to={mayReadDetails ? readingsAt(params, { survey }) : null} />
  );
}
