import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AccessValues } from './access.ts';
import { useDrawer, useUnsaved } from './drawer-context.ts';
import { formProblem } from './form-problems.ts';
import { people } from './users.query.ts';

interface AccessFormOptions {
  readonly initial: () => AccessValues;
  readonly send: (values: AccessValues) => Promise<unknown>;
  /** What is said once it is done. */
  readonly saidOf: (values: AccessValues) => string;
}

/**
 * A form over a user's access. Once the server has taken it the drawer closes and the lists are
 * loaded anew; what it refuses is said beside the field at fault, and nothing that was entered goes.
 */
export function useAccessForm({ initial, send, saidOf }: AccessFormOptions) {
  const { t } = useWords();
  const client = useQueryClient();
  const { close } = useDrawer();
  const [defaultValues] = useState(initial);
  const form = useForm<AccessValues>({ defaultValues });
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (_, values) => {
      bus.emit(notified, { tone: 'success', text: saidOf(values) });
      close();
      void client.invalidateQueries({ queryKey: people });
    },
    onError: (error, values) => {
      const { field, text, place } = formProblem(error);
      const rows = field === 'accounts' || field === 'nonsigs' ? values[field] : [];
      const number = rows[place ?? -1]?.number ?? '';
      form.setError(field, { type: 'server', message: t(text, { number }) }, { shouldFocus: true });
    },
  });
  useUnsaved(form.formState.isDirty && !saving.isSuccess);

  return {
    form,
    isSaving: saving.isPending,
    submit: form.handleSubmit((values) => {
      if (!saving.isPending) saving.mutate(values);
    }),
  };
}
