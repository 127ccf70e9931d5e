import { Form, FormActions, useDrawer, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Title } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import type { AccessValues } from '../access/access.ts';
import { accessIn } from '../access/access-draft.ts';
import { AccessFields } from '../access/access-fields.tsx';
import { accessBody } from '../access/access-values.ts';
import { accessFields, personFields, problemWord } from '../access/form-problems.ts';
import { rightsOfGroup } from '../access/group-access.ts';
import { people } from '../people/people.query.ts';
import { PersonFields } from './person-fields.tsx';
import { type PersonValues, personBody, personIn } from './person-values.ts';

type Values = PersonValues & AccessValues;

const fields = { ...accessFields, ...personFields };

const empty = (): Values => ({
  name: '',
  lastName: '',
  email: '',
  login: '',
  group: 'CUS',
  rights: rightsOfGroup('CUS'),
  accounts: [],
  nonsigs: [],
});

function valuesIn(kept: unknown): Values | null {
  const [person, access] = [personIn(kept), accessIn(kept)];
  return person && access && { ...person, ...access };
}

/** Creates a user without an access request. */
export function NewUserForm() {
  const { t } = useWords();
  const { close } = useDrawer();
  const { form, isSaving, submit } = useSavedForm<Values>({
    draft: 'new-user',
    initial: empty,
    restore: valuesIn,
    send: (values) =>
      call('POST admin/users/add_user', { body: { ...personBody(values), ...accessBody(values) } }),
    fields,
    problemText: ({ field, place }, values, error) => {
      const rows = field === 'accounts' || field === 'nonsigs' ? values[field] : [];
      return t(problemWord(error, fields), { number: rows[place ?? -1]?.number ?? '' });
    },
    savedText: ({ email }) => t('users.added', { email }),
    changes: people,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('users.add.title')}>
      <PersonFields />
      <Title order={3} size="h4">
        {t('users.access.title')}
      </Title>
      <AccessFields />
      <FormActions>
        <Button variant="default" onClick={close}>
          {t('shell:form.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('users.add.confirm')}
        </Button>
      </FormActions>
    </Form>
  );
}
