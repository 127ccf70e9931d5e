import { failureWord } from '../../http/http.ts';
import { useWords } from '../../i18n/i18n.ts';
import { useReportArea } from './area-context.ts';

interface FailureWords {
  readonly text: string;
  /** Another try cannot help. */
  readonly isRefusal: boolean;
}

/** Why a call of the area came to nothing, in words. */
export function useFailure(): (error: unknown) => FailureWords {
  const { t } = useWords();
  const area = useReportArea();
  return (error) => ({
    text: t(area.failureWord?.(error) ?? failureWord(error)),
    isRefusal: area.isRefusal?.(error) ?? false,
  });
}
