import type { Registration } from '@portal/contract/admin';
import { ConfirmDialog, Form, FormActions } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Title } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { AccessFields } from '../access/access-fields.tsx';
import { accessBody, newAccess, seesNothing } from '../access/access-values.ts';
import { rowKinds } from '../access/group-access.ts';
import { LoginField } from '../access/login-field.tsx';
import { useAccessForm } from '../access/use-access-form.ts';
import { fullName } from '../people/person.ts';

interface ApprovalFormProps {
  readonly registration: Registration;
  readonly onDecline: () => void;
}

/** Form that approves an access request and creates its user; also leads to declining. */
export function ApprovalForm({ registration, onDecline }: ApprovalFormProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const { form, isSaving, submit } = useAccessForm({
    draft: `registration/${registration.id}`,
    initial: () => newAccess(registration),
    send: (values) =>
      call('POST admin/users/approve_registration', {
        body: { id: registration.id, login: values.login, ...accessBody(values) },
      }),
    savedText: ({ login }) => t('users.approved', { name: fullName(registration), login }),
  });
  const decide = form.handleSubmit((values) => (seesNothing(values) ? setAsking(true) : submit()));
  return (
    <>
      <Form form={form} onSubmit={decide} label={t('users.decision.title')}>
        <Title order={3} size="h4">
          {t('users.decision.title')}
        </Title>
        <LoginField />
        <AccessFields suggested={registration.account_number.trim()} />
        <FormActions>
          <Button variant="default" disabled={isSaving} onClick={onDecline}>
            {t('users.decline.open')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('users.decision.approve')}
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        opened={isAsking}
        title={t('users.decision.blind_title')}
        text={t(`users.field.no_${rowKinds[form.watch('group')] ?? 'accounts'}`)}
        confirm={t('users.decision.blind_confirm')}
        color="brand"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void submit();
        }}
      />
    </>
  );
}
