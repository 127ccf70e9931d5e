import { useWords } from '@portal/platform/i18n';
import { Button, EmptyState, Page } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import { goToSignIn } from './sign-in-link.ts';

/** Why a sign-in came to nothing, and the way on. */
export function SignInFailed({ outcome }: { outcome: 'locked' | 'not_recognised' }) {
  const { t } = useWords();
  const { links } = useDeployment();
  return (
    <Page>
      <EmptyState
        title={t(`sign_in.${outcome}`)}
        action={
          <Button onClick={() => goToSignIn(links.sign_in, '/')}>{t('sign_in.again')}</Button>
        }
      />
    </Page>
  );
}
