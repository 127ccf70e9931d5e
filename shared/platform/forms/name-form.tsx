import { keptThingLimits, savedName } from '@portal/contract/portal';
import { useController } from 'react-hook-form';
import { useWords } from '../i18n/i18n.ts';
import { Button, Text, TextInput } from '../ui/ui.ts';
import { useDrawer } from './drawer-context.ts';
import { Form } from './form.tsx';
import { FormActions } from './form-actions.tsx';
import { type SavedFormOptions, useSavedForm } from './use-saved-form.ts';

interface Values {
  readonly name: string;
}

export interface NameFormProps extends Pick<SavedFormOptions<Values>, 'draft' | 'changes'> {
  /** Describes what is saved under the name. */
  readonly text?: string;
  /** The current or suggested name. */
  readonly initial?: string;
  readonly confirm: string;
  /**
   * Saves under the name, or throws as a call does. The key is the same for each attempt with the
   * same name.
   */
  readonly onName: (name: string, key: string) => Promise<unknown>;
  /** Returns the message for a refused name. */
  readonly problemText: (error: unknown) => string;
}

/** A form for the name of a saved thing: one line of at most {@link keptThingLimits} characters. */
export function NameForm(props: NameFormProps) {
  const { draft, changes, text, initial = '', confirm, onName, problemText } = props;
  const { t } = useWords();
  const { close } = useDrawer();
  const { form, isSaving, submit } = useSavedForm<Values>({
    draft,
    changes,
    initial: () => ({ name: initial }),
    restore: nameIn,
    send: ({ name }, key) => onName(savedName(name) ?? '', key),
    fields: { name: 'name', report_name: 'name' },
    problemText: (_, __, error) => problemText(error),
    savedText: () => null,
  });
  const { field, fieldState } = useController({
    control: form.control,
    name: 'name',
    rules: {
      validate: (name) => {
        const problem = problemOf(name);
        return problem === null || t(`shell:name.${problem}`);
      },
    },
  });
  return (
    <Form form={form} onSubmit={submit}>
      {text !== undefined && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      <TextInput
        label={t('shell:name.label')}
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

/** Returns the problem of a name; null if it is valid. */
function problemOf(text: string): 'required' | 'too_long' | 'unfit' | null {
  if (savedName(text) !== null) return null;
  const { length } = [...text.trim()];
  if (length === 0) return 'required';
  return length > keptThingLimits.name ? 'too_long' : 'unfit';
}

/** Reads the name from a stored draft. */
function nameIn(kept: unknown): Values | null {
  const name: unknown = typeof kept === 'object' && kept ? Reflect.get(kept, 'name') : kept;
  return typeof name === 'string' ? { name } : null;
}
