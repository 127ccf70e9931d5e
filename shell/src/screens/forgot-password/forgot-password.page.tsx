import { type portalCalls, registrationLimits } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Page, PageHeader, TextInput } from '@portal/platform/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { emailRules } from '../../access-request/email-rules.ts';
import { RequestForm } from '../../access-request/request-form.tsx';
import { RequestSent } from '../../access-request/request-sent.tsx';
import { useRequest } from '../../access-request/use-request.ts';

const call = callsOf<typeof portalCalls>();

/** Asks for a mail with a link to set a new password. */
export default function ForgotPasswordPage() {
  const { t } = useWords();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  const [isSent, setSent] = useState(false);
  const { problem, send } = useRequest((path) => {
    if (path !== 'email') return false;
    setError('email', { message: emailRules.pattern.message }, { shouldFocus: true });
    return true;
  });
  const submit = handleSubmit(async ({ email }) => {
    const body = { email: email.trim() };
    setSent(await send(() => call('POST admin/admin/email_user_creds_email', { body })));
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
        label={t('forgot_password.title')}
        send={t('forgot_password.send')}
        isSending={isSubmitting}
        problem={problem}
        onSubmit={submit}
      >
        <TextInput
          {...register('email', emailRules)}
          label={t('access_request.email')}
          error={errors.email?.message && t(errors.email.message)}
          type="email"
          autoComplete="email"
          maxLength={registrationLimits.email}
          required
        />
      </RequestForm>
    </Page>
  );
}
