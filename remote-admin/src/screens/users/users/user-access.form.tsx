import type { PortalUser } from '@portal/contract/admin';
import { Form, FormActions } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Title } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { AccessFields } from '../access/access-fields.tsx';
import { accessBody, accessOf } from '../access/access-values.ts';
import { useAccessForm } from '../access/use-access-form.ts';
import { CopyAccessDialog } from '../copying/copy-access-dialog.tsx';
import classes from '../people/people.module.css';
import { fullName } from '../people/person.ts';

interface UserAccessFormProps {
  readonly user: PortalUser;
  readonly isLocked: boolean;
  readonly isSelf: boolean;
  /** Receives the saved revision. */
  readonly onSaved: (revision: number) => void;
}

/** Form for the rights and rows of a user. */
export function UserAccessForm({ user, isLocked, isSelf, onSaved }: UserAccessFormProps) {
  const { t } = useWords();
  const [isCopying, setCopying] = useState(false);
  const { form, isSaving, submit } = useAccessForm({
    draft: `user/${user.id}`,
    initial: () => accessOf(user),
    send: async (values) => {
      await call('PUT admin/users/save_user', {
        body: { id: user.id, revision: user.revision, is_locked: isLocked, ...accessBody(values) },
      });
      onSaved(user.revision + 1);
    },
    savedText: () => t('users.saved', { name: fullName(user) }),
    waitsForOthers: true,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('users.access.title')}>
      <div className={classes.line}>
        <Title order={3} size="h4">
          {t('users.access.title')}
        </Title>
        <Button variant="default" size="sm" onClick={() => setCopying(true)}>
          {t('users.copy.open')}
        </Button>
      </div>
      <CopyAccessDialog user={user} opened={isCopying} onClose={() => setCopying(false)} />
      <AccessFields isSelf={isSelf} />
      <FormActions>
        <Button type="submit" loading={isSaving} disabled={!form.formState.isDirty}>
          {t('users.access.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
