import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useState } from 'react';

interface Request {
  /** Why sending came to nothing, unless a field is at fault. */
  readonly problem: string | null;
  /** Whether it was sent. */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>;
}

/**
 * Sends what somebody asks who is not signed in, and says why it came to nothing.
 *
 * @param atField marks the field that the server refused; false when there is none of that name
 */
export function useRequest(atField: (path: string) => boolean): Request {
  const { t } = useWords();
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
      return true;
    } catch (failure) {
      if (!isCallFailure(failure)) throw failure;
      const { code, path, retryAfter } = failure;
      if (code === 'invalid' && atField(path)) return false;
      const minutes = Math.ceil((retryAfter ?? 60) / 60);
      setProblem(
        code === 'too_many_requests'
          ? t('access_request.too_many', { minutes })
          : t(code === 'network' ? 'access_request.unreachable' : 'access_request.failed'),
      );
      return false;
    }
  };
  return { problem, send };
}
