import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Text } from '@portal/platform/ui';
import { useState } from 'react';

const call = callsOf<typeof portalCalls>();

/** Requests the right that a page needs. */
export function RightRequest({ path }: { path: string }) {
  const { t } = useWords();
  const [state, setState] = useState<'offered' | 'asking' | 'asked' | 'failed'>('offered');
  const ask = async () => {
    setState('asking');
    try {
      await call('POST users/ask_right', { body: { path }, background: true });
      setState('asked');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <div role="status">
        {state === 'asked' && (
          <Text mt="sm" size="sm">
            {t('ask_right.asked')}
          </Text>
        )}
        {state === 'failed' && (
          <Text mt="sm" size="sm" c="var(--portal-text-error)">
            {t('ask_right.failed')}
          </Text>
        )}
      </div>
      {state !== 'asked' && (
        <Button variant="default" mt="sm" loading={state === 'asking'} onClick={() => void ask()}>
          {t('ask_right.ask')}
        </Button>
      )}
    </>
  );
}
