import { useWords } from '@portal/platform/i18n';
import { Page, PageHeader } from '@portal/platform/ui';
import { useState } from 'react';
import { RequestSent } from '../../access-request/request-sent.tsx';
import { RegistrationForm } from './registration.form.tsx';

/** Asks for access to the portal. */
export default function RegistrationPage() {
  const { t } = useWords();
  const [isSent, setSent] = useState(false);
  if (isSent) {
    const steps = ['mail', 'review', 'password'].map((step) => t(`registration.step.${step}`));
    return <RequestSent title={t('registration.sent')} steps={steps} />;
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('registration.title')} description={t('registration.description')} />
      <RegistrationForm onSent={() => setSent(true)} />
    </Page>
  );
}
