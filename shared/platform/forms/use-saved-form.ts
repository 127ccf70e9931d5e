import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { bus, notified } from '../bus/bus.ts';
import { isCallFailure } from '../http/http.ts';
import { useWords } from '../i18n/i18n.ts';
import { useDrawer, useUnsaved } from './drawer-context.ts';
import { type FieldProblem, fieldProblem } from './field-problem.ts';
import { useAttempt } from './use-attempt.ts';

export interface SavedFormOptions<Values extends FieldValues> {
  /**
   * Which form it is and whose, under which what is entered is kept, as in `user/7`. Null for a form of
   * which nothing is kept, and which may be left without a question.
   */
  readonly draft: string | null;
  readonly initial: () => Values;
  /** The values among what the browser kept, which may be anything; null for what is none of them. */
  readonly restore: (kept: unknown) => Values | null;
  /**
   * @param key the same for each attempt to save the same values, also after a reload, for a call that
   *   takes one
   */
  readonly send: (values: Values, key: string) => Promise<unknown>;
  /** The fields by their names on the wire. */
  readonly fields: Readonly<Record<string, Path<Values>>>;
  /** The sentence that says what the server refused. */
  readonly problemText: (
    problem: FieldProblem<Path<Values>>,
    values: Values,
    error: unknown,
  ) => string;
  /** The sentence that says that it is done; null where `send` has said it. */
  readonly savedText: (values: Values) => string | null;
  /** The queries that the form may have changed. */
  readonly changes: readonly unknown[];
  /** Whether its drawer stays open, once it is saved, while another form there holds unsaved work. */
  readonly waitsForOthers?: boolean;
}

/**
 * A form that the server saves, in a drawer, in a dialog or on a page. Once it is taken the
 * drawer closes and what it changed is loaded anew; what is refused is said beside the field at fault. Nothing that
 * was entered goes: the browser keeps it until it is saved or given up.
 */
export function useSavedForm<Values extends FieldValues>(options: SavedFormOptions<Values>) {
  const { draft, initial, restore, send, fields, problemText, savedText, changes } = options;
  const { waitsForOthers = false } = options;
  const { t } = useWords();
  const client = useQueryClient();
  const { close, closeAfter } = useDrawer();
  const [defaultValues] = useState(initial);
  // A form's values are its default values, each of them given.
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> });
  const { keyFor, endAttempt } = useAttempt(draft);
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
      // What was refused was not written, and a key that was used for something else is of no use.
      if (isCallFailure(error) && error.status === 400) endAttempt();
      // Somebody else may have been here before.
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
