import { useWords } from '@portal/platform/i18n';
import { Button, FailedState, Page } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import { goToSignIn } from './sign-in-link.ts';
import type { SignInOutcome } from './sign-in-with-code.ts';

/** Why a sign-in came to nothing, and the way on. */
export function SignInFailed({ outcome }: { outcome: Exclude<SignInOutcome, 'signed_in'> }) {
  const { t } = useWords();
  const { links } = useDeployment();
  return (
    <Page width="narrow">
      <FailedState
        title={t('sign_in.failed')}
        text={t(`sign_in.${outcome}`)}
        actions={
          <Button onClick={() => goToSignIn(links.sign_in, '/')}>{t('sign_in.again')}</Button>
        }
      />
    </Page>
  );
}
