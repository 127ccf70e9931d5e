import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, FailedState, Page, Panel } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { locationsPath } from '../paths.ts';
import { isAbsent } from './not-found-failure.ts';

interface FailedPageProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
  /** Alternative page to link to; by default the locations, null for none. */
  readonly way?: { readonly to: string; readonly text: string } | null;
  /** Further content. */
  readonly children?: ReactNode;
}

/**
 * A page whose data could not be loaded. If the data does not exist, it says so, and only links
 * elsewhere.
 */
export function FailedPage(props: FailedPageProps) {
  const { title, error, onRetry, isRetrying, way, children } = props;
  const { t } = useWords();
  const out = way === undefined ? { to: locationsPath, text: t('yard.to_locations') } : way;
  const isGone = isAbsent(error);
  return (
    <Page>
      <Panel title={title}>
        <FailedState
          isPage
          {...(isGone && { title: t('yard.absent') })}
          text={t(isGone ? 'yard.absent_text' : failureWord(error))}
          onRetry={isGone ? undefined : onRetry}
          retrying={isRetrying}
          actions={
            out && (
              <Button component={Link} to={out.to} variant="default">
                {out.text}
              </Button>
            )
          }
        />
      </Panel>
      {children}
    </Page>
  );
}
