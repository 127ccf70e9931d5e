import { useWords } from '@portal/platform/i18n';
import { Button, Text, Textarea } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { failureText } from '../failure-text.ts';
import type { CopyState } from './use-copy-link.ts';

interface LinkCopyProps {
  readonly copying: CopyState;
  readonly onRetry: () => void;
}

/** The link to a view, with a message that says whether it was copied. */
export function LinkCopy({ copying, onRetry }: LinkCopyProps) {
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const retry = useRef<HTMLButtonElement>(null);
  const { step } = copying;
  useEffect(() => {
    if (step === 'failed') retry.current?.focus();
    else field.current?.focus();
  }, [step]);

  return (
    <>
      <Text size="sm" role="status">
        {t(copying.step === 'failed' ? failureText(copying.error) : `share.${step}`)}
      </Text>
      {'link' in copying && (
        <Textarea
          ref={field}
          mt="xs"
          readOnly
          autosize
          label={t('share.link')}
          value={copying.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {step === 'failed' && (
        <Button ref={retry} size="compact-sm" variant="default" mt="xs" onClick={onRetry}>
          {t('shell:ui.retry')}
        </Button>
      )}
    </>
  );
}
