import { type portalCalls, registrationLimits } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Page, PageHeader, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { emailRules } from '../../access-request/email-rules.ts';
import { RequestForm } from '../../access-request/request-form.tsx';
import { RequestSent } from '../../access-request/request-sent.tsx';
import { useRequestForm } from '../../access-request/use-request-form.ts';

const call = callsOf<typeof portalCalls>();

/** Requests an e-mail with a link to set a new password. */
export default function ForgotPasswordPage() {
  const { t } = useWords();
  const [isSent, setSent] = useState(false);
  const rules = emailRules(t);
  const { form, isSaving, submit } = useRequestForm({
    initial: () => ({ email: '' }),
    send: async ({ email }) => {
      await call('POST admin/admin/email_user_creds_email', { body: { email: email.trim() } });
      setSent(true);
    },
    fields: { email: 'email' },
    refused: rules.pattern.message,
  });

  if (isSent) {
    const steps = ['mail', 'link', 'once'].map((step) => t(`forgot_password.step.${step}`));
    return <RequestSent title={t('forgot_password.sent')} steps={steps} />;
  }
  return (
    <Page width="narrow">
      <PageHeader
        title={t('forgot_password.title')}
        description={t('forgot_password.description')}
      />
      <RequestForm
        form={form}
        label={t('forgot_password.title')}
        send={t('forgot_password.send')}
        isSending={isSaving}
        onSubmit={submit}
      >
        <TextInput
          {...form.register('email', rules)}
          label={t('access_request.email')}
          error={form.formState.errors.email?.message}
          type="email"
          autoComplete="email"
          maxLength={registrationLimits.email}
          required
        />
      </RequestForm>
    </Page>
  );
}
