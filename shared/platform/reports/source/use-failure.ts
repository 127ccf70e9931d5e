import { failureWord } from '../../http/http.ts';
import { useWords } from '../../i18n/i18n.ts';
import { useReportSource } from './source-context.ts';

interface FailureWords {
  readonly text: string;
  /** Another try cannot help. */
  readonly isRefusal: boolean;
}

/** Why a call of the area came to nothing, in words. */
export function useFailure(): (error: unknown) => FailureWords {
  const { t } = useWords();
  const source = useReportSource();
  return (error) => ({
    text: t(source.failureWord?.(error) ?? failureWord(error)),
    isRefusal: source.isRefusal?.(error) ?? false,
  });
}
