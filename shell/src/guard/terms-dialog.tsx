import { useWords } from '@portal/platform/i18n';
import { Anchor, Button, Group, Text } from '@portal/platform/ui';
import { useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { Dialog } from '../kit/dialog.tsx';
import { agreeToTerms } from './agree-to-terms.ts';
import classes from './terms-dialog.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The sections of the terms, by text key. */
const parts = ['use', 'account', 'figures'] as const;

/** The terms of use, before anything else. They can be accepted or declined, but not skipped. */
export function TermsDialog() {
  const { t } = useWords();
  const signOut = useSignOut();
  const [state, setState] = useState<'asked' | 'agreeing' | 'failed'>('asked');
  const address = useTermsAddress();
  const agree = async () => {
    setState('agreeing');
    if (!(await agreeToTerms())) setState('failed');
  };
  return (
    <Dialog
      opened
      onClose={() => undefined}
      title={t('terms.title')}
      centered
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      {/* Focused first, so that a key pressed too soon does not agree. */}
      <div tabIndex={-1} data-autofocus className={classes.text}>
        <Text>{t('terms.intro')}</Text>
        {parts.map((part) => (
          <Text key={part} mt="sm">
            {t(`terms.${part}`)}
          </Text>
        ))}
      </div>
      {address && (
        <Anchor href={address} target="_blank" rel="noopener" mt="sm" display="inline-block">
          {t('terms.whole')}
        </Anchor>
      )}
      {state === 'failed' && (
        <Text role="alert" mt="sm" c="var(--portal-text-error)">
          {t('sign_in.unreachable')}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={signOut}>
          {t('terms.decline')}
        </Button>
        <Button loading={state === 'agreeing'} onClick={agree}>
          {t('terms.agree')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Returns the address of the full terms, if the region's footer has one. */
function useTermsAddress(): string | undefined {
  const { footer } = useDeployment();
  return footer.flatMap(({ links }) => links).find(({ name }) => name === 'footer.terms')?.url;
}
