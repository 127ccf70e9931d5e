import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, FailedState, Page, Text } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../arrival/focus-heading.ts';
import { useDeployment } from '../deployment/deployment-context.ts';
import { goToSignIn } from './sign-in-link.ts';
import type { SignInFailure } from './sign-in-with-code.ts';

interface SignInFailedProps {
  outcome: SignInFailure;
  /** Where the sign-in was supposed to lead. */
  returnPath: string;
}

/** Explains why a sign-in failed, and how to go on. */
export function SignInFailed({ outcome, returnPath }: SignInFailedProps) {
  const { t } = useWords();
  const { links } = useDeployment();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? focusHeading(place.current) : undefined), []);
  return (
    <div ref={place}>
      <Page width="narrow">
        <FailedState
          isPage
          title={t('sign_in.failed')}
          text={
            <>
              <span>{t(`sign_in.${outcome}`)}</span>
              {outcome === 'locked' && (
                <Text span display="block" size="sm" mt="xs">
                  {t('sign_in.locked_means')}
                </Text>
              )}
            </>
          }
          actions={
            <>
              <Button onClick={() => goToSignIn(links.sign_in, returnPath)}>
                {t('sign_in.again')}
              </Button>
              {(outcome === 'locked' || outcome === 'not_recognised') && (
                <Button component={Link} to="/forgot-password" variant="default">
                  {t('sign_in.forgot')}
                </Button>
              )}
            </>
          }
        />
      </Page>
    </div>
  );
}
