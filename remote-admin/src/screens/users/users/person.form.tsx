import type { PortalUser, PresentPerson } from '@portal/contract/admin';
import { Form, FormActions, useSavedForm } from '@portal/platform/forms';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Title } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { personFields, problemWord } from '../access/form-problems.ts';
import { people } from '../people/people.query.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { PersonFields } from './person-fields.tsx';
import { type PersonValues, personBody, personIn, personOf } from './person-values.ts';

interface PersonFormProps {
  readonly user: PortalUser;
  /** Receives the new revision after saving, or after a colleague's change was reviewed. */
  readonly onRead: (revision: number) => void;
}

/** Form for the personal data of a user; shows a colleague's changes next to the user's own. */
export function PersonForm({ user, onRead }: PersonFormProps) {
  const { t } = useWords();
  const [present, setPresent] = useState<PresentPerson | null>(null);
  const { form, isSaving, submit } = useSavedForm<PersonValues>({
    draft: `person/${user.id}`,
    initial: () => personOf(user),
    restore: personIn,
    send: async (values) => {
      setPresent(null);
      const body = { id: user.id, revision: user.revision, ...personBody(values) };
      await call('PUT admin/users/save_person', { body }).catch((error: unknown) => {
        setPresent(savedUserIn(error));
        throw error;
      });
      onRead(user.revision + 1);
    },
    fields: personFields,
    problemText: (_, __, error) => t(problemWord(error, personFields)),
    savedText: ({ name, lastName }) =>
      t('users.person.saved', { name: `${name} ${lastName}`.trim() }),
    changes: people,
    waitsForOthers: true,
  });
  const goOn = (read: PresentPerson) => {
    form.clearErrors();
    onRead(read.revision);
    setPresent(null);
  };
  return (
    <Form form={form} onSubmit={submit} label={t('users.person.title')}>
      <Title order={3} size="h4">
        {t('users.person.title')}
      </Title>
      <PersonFields />
      <div role="status">
        {present && (
          <ChangedElsewhere
            present={present}
            theirs={personOf(present)}
            own={form.getValues()}
            onTakeTheirs={() => {
              goOn(present);
              form.reset(personOf(present));
              form.setFocus('name');
            }}
            onKeepOwn={() => {
              goOn(present);
              form.setFocus('name');
            }}
          />
        )}
      </div>
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty}>
          {t('users.person.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Returns the user as saved by a colleague, if that is why the server refused; else null. */
function savedUserIn(error: unknown): PresentPerson | null {
  if (!isCallFailure(error) || error.code !== 'changed_elsewhere') return null;
  const { user_name, user_last_name, login, email, revision, changed_by } = error.details;
  const texts = { user_name, user_last_name, login, email, changed_by };
  const isWhole = Object.values(texts).every((text) => typeof text === 'string');
  // All fields were checked above.
  return isWhole && typeof revision === 'number' ? ({ ...texts, revision } as PresentPerson) : null;
}
