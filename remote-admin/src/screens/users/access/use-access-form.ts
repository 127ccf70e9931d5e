import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDrawer, useUnsaved } from '../drawer/drawer-context.ts';
import { people } from '../people/people.query.ts';
import type { AccessValues } from './access.ts';
import { accessIn } from './access-draft.ts';
import { formProblem } from './form-problems.ts';

interface AccessFormOptions {
  /** Which form it is and whose, under which what is entered is kept, as in `user/7`. */
  readonly draft: string;
  readonly initial: () => AccessValues;
  readonly send: (values: AccessValues) => Promise<unknown>;
  /** What is said once it is done. */
  readonly saidOf: (values: AccessValues) => string;
}

/**
 * A form over a user's access. Once the server has taken it the drawer closes and the lists are
 * loaded anew; what it refuses is said beside the field at fault, and nothing that was entered goes:
 * the browser keeps it until it is saved or given up.
 */
export function useAccessForm({ draft, initial, send, saidOf }: AccessFormOptions) {
  const { t } = useWords();
  const client = useQueryClient();
  const { close } = useDrawer();
  const [defaultValues] = useState(initial);
  const form = useForm<AccessValues>({ defaultValues });
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (_, values) => {
      bus.emit(notified, { tone: 'success', text: saidOf(values) });
      form.reset(values);
      close();
      void client.invalidateQueries({ queryKey: people });
    },
    onError: (error, values) => {
      const { field, text, place } = formProblem(error);
      const rows = field === 'accounts' || field === 'nonsigs' ? values[field] : [];
      const number = rows[place ?? -1]?.number ?? '';
      // Somebody else may have been here before.
      void client.invalidateQueries({ queryKey: people });
      form.setError(field, { type: 'server', message: t(text, { number }) }, { shouldFocus: true });
    },
  });
  const entered = form.watch();
  const { reset } = form;
  const giveUp = useCallback(() => reset(), [reset]);
  useUnsaved({
    name: draft,
    value: form.formState.isDirty ? entered : null,
    restore: (kept) => {
      const values = accessIn(kept);
      if (!values) return;
      reset(values, { keepDefaultValues: true });
      bus.emit(notified, { tone: 'info', text: t('users.draft_back') });
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
