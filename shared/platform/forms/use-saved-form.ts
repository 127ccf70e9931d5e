import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { bus, notified } from '../bus/bus.ts';
import { isCallFailure } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { useDrawer, useUnsaved } from './drawer-context.ts';
import { type FieldProblem, fieldProblem } from './field-problem.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

export interface SavedFormOptions<Values extends FieldValues> {
  /**
   * Identifies the form and its subject, such as `user/7`, to store its draft. Null for a form that
   * stores nothing and can be left without a question.
   */
  readonly draft: string | null;
  readonly initial: () => Values;
  /** Extracts the values from a stored draft, which is unvalidated; null if it has none. */
  readonly restore: (kept: unknown) => Values | null;
  /**
   * @param key the same for each attempt to save the same values, also after a reload, for a call that
   *   takes one
   */
  readonly send: (values: Values, key: string) => Promise<unknown>;
  /** The fields by their names on the wire. */
  readonly fields: Readonly<Record<string, Path<Values>>>;
  /** Returns the message for a refusal. */
  readonly problemText: (
    problem: FieldProblem<Path<Values>>,
    values: Values,
    error: unknown,
  ) => string;
  /** Returns the success message; null if `send` has shown one. */
  readonly savedText: (values: Values) => string | null;
  /** The query key to invalidate after saving. */
  readonly changes: readonly unknown[];
  /** Whether the drawer stays open after saving while another of its forms has unsaved work. */
  readonly waitsForOthers?: boolean;
}

/**
 * A form that is saved to the server, in a drawer, in a dialog or on a page. On success the drawer
 * closes and changed queries are reloaded; a refusal is shown beside the field at fault. Entered
 * values are never lost: the browser stores them until they are saved or discarded.
 */
export function useSavedForm<Values extends FieldValues>(options: SavedFormOptions<Values>) {
  const { draft, initial, restore, send, fields, problemText, savedText, changes } = options;
  const { waitsForOthers = false } = options;
  const { t } = useWords();
  const client = useQueryClient();
  const { close, closeAfter } = useDrawer();
  const [defaultValues] = useState(initial);
  // All form values are default values, and each is given.
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> });
  const { keyFor, endAttempt } = useIdempotencyKey(draft);
  const loadAnew = () => void client.invalidateQueries({ queryKey: changes });
  const saving = useMutation({
    mutationFn: (values: Values) => send(values, keyFor(values)),
    onSuccess: (_, values) => {
      endAttempt();
      const text = savedText(values);
      if (text !== null) bus.emit(notified, { tone: 'success', text });
      form.reset(values);
      if (waitsForOthers) closeAfter(giveUp);
      else close();
      loadAnew();
    },
    onError: (error, values) => {
      // A refused request was not written, and its key cannot be reused for other values.
      if (isCallFailure(error) && error.status === 400) endAttempt();
      // Another user may have changed it first.
      loadAnew();
      const problem = fieldProblem(error, fields);
      const message = problemText(problem, values, error);
      form.setError(problem.field, { type: 'server', message }, { shouldFocus: true });
    },
  });
  const entered = form.watch();
  const { reset } = form;
  const giveUp = useCallback(() => {
    reset();
    endAttempt();
  }, [reset, endAttempt]);
  useUnsaved({
    name: draft ?? '',
    value: draft !== null && form.formState.isDirty ? entered : null,
    restore: (kept) => {
      const values = restore(kept);
      if (!values) return;
      reset(values, { keepDefaultValues: true });
      bus.emit(notified, { tone: 'info', text: t('shell:form.draft_back') });
    },
    giveUp,
  });
  return {
    form,
    isSaving: saving.isPending,
    submit: form.handleSubmit((values) => {
      if (!saving.isPending) saving.mutate(values);
    }),
  };
}
