import { savedName } from '@portal/contract/fleet-dashboard';
import { Form, FormActions, useController, useDrawer, useSavedForm } from '@portal/platform/forms';
import { clientKey } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Text, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { type KeptKind, keepProblem, nameProblem } from './keep-problem.ts';
import { keptLists } from './kept.query.ts';

export interface NameFormProps {
  readonly kind: KeptKind;
  /** Under which a name that is not kept yet stays in the browser. */
  readonly draft: string;
  /** What is kept under the name. */
  readonly text?: string;
  /** The name that it has. */
  readonly initial?: string;
  readonly confirm: string;
  /**
   * Keeps it and says so, or fails as a call does. The key is the same for as long as the dialog is
   * open, so that a call that is sent again keeps nothing twice.
   */
  readonly onName: (name: string, key: string) => Promise<void>;
}

/** Asks for a name; what was typed stays until it is kept or given up, whatever becomes of the call. */
export function NameForm(props: NameFormProps) {
  const { kind, draft, text, initial = '', confirm, onName } = props;
  const { t } = useWords();
  const { close } = useDrawer();
  const [key] = useState(clientKey);
  const { form, isSaving, submit } = useSavedForm({
    draft,
    initial: () => ({ name: initial }),
    restore: nameIn,
    send: ({ name }) => onName(savedName(name) ?? '', key),
    fields: { name: 'name', report_name: 'name' },
    problemText: (_, __, error) => t(keepProblem(error, kind)),
    savedText: () => null,
    changes: keptLists[kind],
  });
  const { field, fieldState } = useController({
    control: form.control,
    name: 'name',
    rules: {
      validate: (name) => {
        const problem = nameProblem(name);
        return problem === null || t(problem);
      },
    },
  });
  const keep = form.handleSubmit(({ name }) => (savedName(name) === initial ? close() : submit()));

  return (
    <Form form={form} onSubmit={keep}>
      {text !== undefined && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      <TextInput
        label={t('saved.name')}
        required
        dir="auto"
        data-autofocus
        autoComplete="off"
        {...field}
        error={fieldState.error?.message}
      />
      <FormActions>
        <Button variant="default" onClick={close}>
          {t('shell:form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {confirm}
        </Button>
      </FormActions>
    </Form>
  );
}

/** A name among what the browser kept. */
function nameIn(kept: unknown): { name: string } | null {
  const name: unknown = typeof kept === 'object' && kept ? Reflect.get(kept, 'name') : kept;
  return typeof name === 'string' ? { name } : null;
}
