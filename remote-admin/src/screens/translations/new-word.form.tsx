import {
  adminLimits,
  type Locale,
  languageLimits,
  placeholderFaults,
  wordKeyPattern,
} from '@portal/contract/admin';
import { Form, FormActions, useController, useDrawer, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Select, Textarea, TextInput } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { emptyWord, englishId, type NewWordValues, newWordIn } from './new-word-values.ts';
import { sourceProblem } from './source.ts';
import { checkStatus, whyFailed } from './status-failure.ts';
import { allWords } from './words.query.ts';

interface NewWordFormProps {
  /** The language of the translation. */
  readonly locale: Locale;
  readonly namespaces: readonly string[];
  readonly onAdded: (key: string) => void;
}

const wordKey = new RegExp(wordKeyPattern);

/** Adds a text that is in no build, such as a text of the deployment's footer. */
export function NewWordForm({ locale, namespaces, onAdded }: NewWordFormProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  const { form, isSaving, submit } = useSavedForm<NewWordValues>({
    draft: `new-word/${locale.locale}`,
    initial: emptyWord,
    restore: newWordIn,
    send: async ({ namespace, key, english, translation, comments }) => {
      const body = {
        locale_id: locale.id,
        namespace,
        key: key.trim(),
        translation_text: english,
        translated_text: translation,
        comments,
      };
      await checkStatus(call('POST admin/translations/add_word', { body }));
      onAdded(body.key);
    },
    fields: {
      namespace: 'namespace',
      key: 'key',
      translation_text: 'english',
      translated_text: 'translation',
      comments: 'comments',
    },
    problemText: ({ field, code }, _, error) => {
      if (field === 'key') return t(`new_word.problem.${code === 'unique' ? 'taken' : 'key'}`);
      if (field === 'namespace') return t('new_word.problem.namespace');
      return field === 'root' ? whyFailed(error, t) : t('source.problem.refused');
    },
    savedText: ({ key }) => t('new_word.added', { key: key.trim() }),
    changes: allWords,
  });
  const { register, control, formState, getValues } = form;
  const { errors } = formState;
  const namespace = useController({ control, name: 'namespace' });
  const translationProblem = (text: string) => {
    if (text.trim() === '') return true;
    const faults = placeholderFaults(getValues('english'), text, false);
    if (!faults) return true;
    const names = (all: readonly string[]) => all.map((name) => `{{${name}}}`).join(', ');
    if (faults.missing.length > 0) return t('fault.missing', { names: names(faults.missing) });
    if (faults.unknown.length > 0) return t('fault.unknown', { names: names(faults.unknown) });
    return t('fault.stray');
  };
  return (
    <Form form={form} onSubmit={submit} label={t('new_word.title')}>
      <Select
        ref={namespace.field.ref}
        label={t('filters.namespace')}
        description={t('new_word.namespace_help')}
        allowDeselect={false}
        data={[...new Set(['shell', ...namespaces])]}
        value={namespace.field.value}
        error={errors.namespace?.message}
        onBlur={namespace.field.onBlur}
        onChange={(value) => value && namespace.field.onChange(value)}
      />
      <TextInput
        {...register('key', {
          validate: (text) => wordKey.test(text.trim()) || t('new_word.problem.key'),
        })}
        label={t('column.key')}
        description={t('new_word.key_help')}
        required
        maxLength={languageLimits.key}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={errors.key?.message}
      />
      <Textarea
        {...register('english', {
          validate: (text) => {
            const problem = sourceProblem(null, text);
            return problem === null || t(problem.word, { names: '' });
          },
        })}
        label={t('column.english')}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={adminLimits.translation}
        lang="en-US"
        dir="auto"
        error={errors.english?.message}
      />
      {locale.id !== englishId && (
        <Textarea
          {...register('translation', { validate: translationProblem })}
          label={t('new_word.translation', { language: locale.name })}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={adminLimits.translation}
          lang={locale.locale}
          dir="auto"
          error={errors.translation?.message}
        />
      )}
      <Textarea
        {...register('comments')}
        label={t('source.comments')}
        description={t('source.comments_help')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={adminLimits.comments}
        dir="auto"
        error={errors.comments?.message}
      />
      <FormActions>
        <Button variant="default" onClick={close}>
          {t('shell:form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('new_word.confirm')}
        </Button>
      </FormActions>
    </Form>
  );
}
