import { failureWord } from '../../http/http.ts';
import { useWords } from '../../i18n/i18n.ts';
import { useReportSource } from './source-context.ts';

interface FailureWords {
  readonly text: string;
  /** Whether retrying cannot help. */
  readonly isRefusal: boolean;
}

/** Returns a function that explains in words why a call of the area failed. */
export function useFailureText(): (error: unknown) => FailureWords {
  const { t } = useWords();
  const source = useReportSource();
  return (error) => ({
    text: t(source.failureWord?.(error) ?? failureWord(error)),
    isRefusal: source.isRefusal?.(error) ?? false,
  });
}
