import { clientKey, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { type QueryClient, useMutation, useQueryClient } from '@portal/platform/query';
import { useRef } from 'react';
import { yardQueryKey } from '../yard/yard.query.ts';
import { refusalText } from './refusal-text.ts';
import { useOperation } from './use-operation.ts';

interface WriteOptions<Input, Answer> {
  /** @param key the same for each attempt of the same write */
  readonly write: (input: Input, key: string) => Promise<Answer>;
  /** Text that confirms the write; null if the call only asked a question. */
  readonly doneText: (answer: Answer, input: Input) => string | null;
  /** Whether failures are shown where the write was started, as in a dialog. */
  readonly isFailureTold?: boolean;
  /** Undoes the write, while its notice is shown. */
  readonly undo?: (answer: Answer, input: Input) => void;
  /**
   * Query key of deleted data: it is not fetched again while still on screen, and is dropped from
   * the cache afterwards.
   */
  readonly gone?: (input: Input) => readonly unknown[];
  readonly onDone?: (answer: Answer, input: Input) => void;
}

/** A write without a form: its outcome becomes the operation status, and the data is reloaded. */
export function useWrite<Input, Answer>(options: WriteOptions<Input, Answer>) {
  const { t } = useWords();
  const client = useQueryClient();
  const { succeed, fail } = useOperation();
  const attempt = useRef({ of: '', key: '' });
  const keyOf = (input: Input) => {
    const of = JSON.stringify(input);
    if (attempt.current.of !== of) attempt.current = { of, key: clientKey() };
    return attempt.current.key;
  };
  const loadAnew = (gone?: readonly unknown[]) => {
    if (gone) forgetOnceLeft(client, gone);
    void client.invalidateQueries({
      queryKey: yardQueryKey,
      predicate: ({ queryKey }) => !gone?.every((part, at) => queryKey[at] === part),
    });
  };
  return useMutation({
    mutationFn: (input: Input) => options.write(input, keyOf(input)),
    onSuccess: (answer, input) => {
      attempt.current = { of: '', key: '' };
      const text = options.doneText(answer, input);
      if (text === null) return;
      const { undo } = options;
      succeed(text, undo && (() => undo(answer, input)));
      loadAnew(options.gone?.(input));
      options.onDone?.(answer, input);
    },
    onError: (error) => {
      // A key that was used for another write cannot be used again.
      if (isCallFailure(error) && error.status === 400) attempt.current = { of: '', key: '' };
      fail(refusalText(t, error), options.isFailureTold);
      loadAnew();
    },
  });
}

/** Drops queries from the cache as soon as nothing shows them. */
function forgetOnceLeft(client: QueryClient, queryKey: readonly unknown[]): void {
  const cache = client.getQueryCache();
  const forget = () => {
    const queries = cache.findAll({ queryKey });
    const left = queries.filter((query) => query.getObserversCount() === 0);
    for (const query of left) cache.remove(query);
    if (left.length === queries.length) stop();
  };
  const stop = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved') forget();
  });
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
  forget();
}
