import { type Locale, languageLimits } from '@portal/contract/admin';
import { Form, FormActions, useController, useDrawer, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Select, TextInput } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { emptyLanguage, type LanguageValues, languageIn } from './language-values.ts';
import { checkStatus, whyFailed } from './status-failure.ts';
import { localesQuery } from './words.query.ts';

interface NewLanguageFormProps {
  readonly locales: readonly Locale[];
  readonly onAdded: (locale: string) => void;
}

/** Adds a language, which falls back to its parents until its texts are translated. */
export function NewLanguageForm({ locales, onAdded }: NewLanguageFormProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  const { form, isSaving, submit } = useSavedForm<LanguageValues>({
    draft: 'new-language',
    initial: emptyLanguage,
    restore: languageIn,
    send: async ({ locale, name, parent, as }) => {
      const body = { locale: locale.trim(), name: name.trim(), parrentId: Number(parent) };
      if (as === '') await checkStatus(call('POST admin/locales/add', { body }));
      else {
        const copying = { ...body, as_id: Number(as) };
        await checkStatus(call('POST admin/locales/add_as', { body: copying }));
      }
      onAdded(body.locale);
    },
    fields: { locale: 'locale', name: 'name', parrentId: 'parent', as_id: 'as' },
    problemText: ({ field, code }, _, error) => {
      if (field === 'locale') {
        return t(code === 'unique' ? 'language.problem.taken' : 'language.problem.code');
      }
      if (field === 'parent' && code === 'invalid') return t('language.problem.own_parent');
      if (field === 'parent' || field === 'as') return t('language.problem.gone');
      return field === 'name' ? t('language.problem.name') : whyFailed(error, t);
    },
    savedText: ({ name }) => t('language.added', { name }),
    changes: localesQuery().queryKey,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const parent = useController({ control, name: 'parent' });
  const as = useController({ control, name: 'as' });
  const choices = locales.map(({ id, locale, name }) => ({
    value: String(id),
    label: `${name} · ${locale}`,
  }));
  return (
    <Form form={form} onSubmit={submit} label={t('language.add.title')}>
      <TextInput
        {...register('locale', {
          validate: (text) => /^[a-z]{2}-[A-Z]{2}$/.test(text.trim()) || t('language.problem.code'),
        })}
        label={t('language.field.code')}
        description={t('language.field.code_help')}
        required
        maxLength={20}
        autoComplete="off"
        dir="ltr"
        error={errors.locale?.message}
      />
      <TextInput
        {...register('name', {
          validate: (text) => text.trim() !== '' || t('language.problem.name'),
        })}
        label={t('language.field.name')}
        required
        maxLength={languageLimits.name}
        autoComplete="off"
        dir="auto"
        error={errors.name?.message}
      />
      <Select
        ref={parent.field.ref}
        label={t('language.field.parent')}
        description={t('language.field.parent_help')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('filters.no_locale')}
        data={choices}
        value={parent.field.value}
        error={errors.parent?.message}
        onBlur={parent.field.onBlur}
        onChange={(value) => value && parent.field.onChange(value)}
      />
      <Select
        ref={as.field.ref}
        label={t('language.field.as')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('filters.no_locale')}
        data={[{ value: '', label: t('language.field.as_none') }, ...choices]}
        value={as.field.value}
        error={errors.as?.message}
        onBlur={as.field.onBlur}
        onChange={(value) => as.field.onChange(value ?? '')}
      />
      <FormActions>
        <Button variant="default" onClick={close}>
          {t('shell:form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('language.add.confirm')}
        </Button>
      </FormActions>
    </Form>
  );
}
