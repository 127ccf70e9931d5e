import { favoriteLimits, reportKinds, savedName } from '@portal/contract/reports';
import { Form, FormActions, useController, useDrawer, useSavedForm } from '@portal/platform/forms';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Text, TextInput } from '@portal/platform/ui';
import { favoriteCall } from '../../calls.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { favoritesKey } from './favorites.query.ts';

interface FavoriteNameFormProps {
  /** A path within the portal with its query. */
  readonly address: string;
}

/** Keeps an address among the favorites under a name. */
export function FavoriteNameForm({ address }: FavoriteNameFormProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  const { form, isSaving, submit } = useSavedForm({
    draft: 'new-favorite',
    initial: () => ({ name: '' }),
    restore: (kept) => {
      const name: unknown = typeof kept === 'object' && kept ? Reflect.get(kept, 'name') : null;
      return typeof name === 'string' ? { name } : null;
    },
    send: ({ name }, client_key) =>
      favoriteCall('POST fleet-central-v1:favorite_reports/save', {
        body: {
          name: savedName(name) ?? '',
          report_kind: reportKinds.survey,
          request_url: address,
          client_key,
        },
      }),
    fields: { name: 'name' },
    problemText: (_, __, error) =>
      isCallFailure(error) && refused.includes(error.code)
        ? t(`favorite.problem.${error.code}`)
        : refusalText(t, error),
    savedText: ({ name }) => t('favorite.saved', { name: savedName(name) ?? '' }),
    changes: favoritesKey,
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
  return (
    <Form form={form} onSubmit={submit}>
      <Text size="sm" c="dimmed">
        {t('favorite.text')}
      </Text>
      <TextInput
        label={t('favorite.name')}
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
          {t('favorite.add')}
        </Button>
      </FormActions>
    </Form>
  );
}

const refused: readonly string[] = ['unique', 'limit_reached'];

/** What is wrong with a name, as the key of a sentence; null when it can be kept. */
function nameProblem(text: string): string | null {
  if (savedName(text) !== null) return null;
  const { length } = [...text.trim()];
  if (length === 0) return 'favorite.problem.required';
  return length > favoriteLimits.name ? 'favorite.problem.too_long' : 'favorite.problem.unfit';
}
