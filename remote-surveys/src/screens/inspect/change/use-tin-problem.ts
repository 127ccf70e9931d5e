import { tinFault, tinOf } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';

/** Explains why the server refused a TIN. */
export function useTinProblem() {
  const { t } = useWords();
  return (tin: string): string =>
    t(
      tinFault(tinOf(tin), new Date()) === 'future'
        ? 'change.problem.tin_future'
        : 'change.problem.tin',
    );
}
