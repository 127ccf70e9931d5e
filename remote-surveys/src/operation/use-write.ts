import { clientKey, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { type QueryClient, useMutation, useQueryClient } from '@portal/platform/query';
import { useRef } from 'react';
import { yard } from '../yard/yard.query.ts';
import { refusalText } from './refusal-text.ts';
import { useOperation } from './use-operation.ts';

interface WriteOptions<Input, Answer> {
  /**
   * @param key the same for each attempt to write the same
   */
  readonly write: (input: Input, key: string) => Promise<Answer>;
  /** The sentence that says that it is done; null where it only asked. */
  readonly doneText: (answer: Answer, input: Input) => string | null;
  /** Whether a failure is told where the write was asked for, as in a dialog. */
  readonly isFailureTold?: boolean;
  /** Takes it back, for as long as the notice of it stands. */
  readonly undo?: (answer: Answer, input: Input) => void;
  /**
   * Key of what is no more: whatever shows it does not ask for it again while it is left, and who returns to
   * it is not shown what there was.
   */
  readonly gone?: (input: Input) => readonly unknown[];
  readonly onDone?: (answer: Answer, input: Input) => void;
}

/** A write that is no form: what came of it is the operation status, and what it changed is loaded anew. */
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
      queryKey: yard,
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
      // A key that was used for something else is of no use any more.
      if (isCallFailure(error) && error.status === 400) attempt.current = { of: '', key: '' };
      fail(refusalText(t, error), options.isFailureTold);
      loadAnew();
    },
  });
}

/** Forgets each of the queries as soon as nothing shows it. */
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
