import { errorId } from '@portal/platform/guarding/manage';
import { useWords } from '@portal/platform/i18n';
import { useRouteError } from '@portal/platform/routing/manage';
import { Button, Center, EmptyState } from '@portal/platform/ui';
import { useEffect, useState } from 'react';

/** Replaces everything after an error in the frame around the pages. */
export function FrameFailure() {
  const { t } = useWords();
  const error = useRouteError();
  const [id] = useState(errorId);
  useEffect(() => console.error(`[${id}] shell`, error), [id, error]);
  return (
    <Center component="main" mih="100vh" p="lg">
      <EmptyState
        isPage
        title={t('frame_failed.title')}
        text={t('frame_failed.text', { errorId: id })}
        action={<Button onClick={() => location.reload()}>{t('boot.retry')}</Button>}
      />
    </Center>
  );
}
