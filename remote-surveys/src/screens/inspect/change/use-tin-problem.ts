import { tinFault, tinOf } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';

/** What is wrong with a TIN that the server refused. */
export function useTinProblem() {
  const { t } = useWords();
  return (tin: string): string =>
    t(
      tinFault(tinOf(tin), new Date()) === 'future'
        ? 'change.problem.tin_future'
        : 'change.problem.tin',
    );
}
