import type { PortalUser } from '@portal/contract/admin';
import { Form, FormActions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Title } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import { personFields, problemWord } from '../access/form-problems.ts';
import { people } from '../people/people.query.ts';
import { PersonFields } from './person-fields.tsx';
import { type PersonValues, personBody, personIn, personOf } from './person-values.ts';

/** Who a user is, to be changed. */
export function PersonForm({ user }: { readonly user: PortalUser }) {
  const { t } = useWords();
  const { form, isSaving, submit } = useSavedForm<PersonValues>({
    draft: `person/${user.id}`,
    initial: () => personOf(user),
    restore: personIn,
    send: (values) =>
      call('PUT admin/users/save_person', {
        body: { id: user.id, revision: user.revision, ...personBody(values) },
      }),
    fields: personFields,
    problemText: (_, __, error) => t(problemWord(error, personFields)),
    savedText: ({ name, lastName }) => t('users.saved', { name: `${name} ${lastName}`.trim() }),
    changes: people,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('users.person.title')}>
      <Title order={3} size="h4">
        {t('users.person.title')}
      </Title>
      <PersonFields />
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty}>
          {t('users.person.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
