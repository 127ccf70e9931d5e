import { useWords } from '@portal/platform/i18n';
import { EmptyState, IconPlugConnectedX, Page } from '@portal/platform/ui';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../arrival/focus-heading.ts';

/** Shown when no user is signed in and the network for signing in is missing. */
export function SignInOffline() {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? focusHeading(place.current) : undefined), []);
  return (
    <div ref={place}>
      <Page width="narrow">
        <EmptyState
          isPage
          icon={IconPlugConnectedX}
          title={t('sign_in.no_network')}
          text={t('sign_in.no_network_text')}
        />
      </Page>
    </div>
  );
}
