import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { Button, FailedState, Page, Panel } from '@portal/platform/ui';
import { locationsPath } from '../paths.ts';

interface FailedPageProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Codes of what is not there, or not for this person. */
const absent: readonly string[] = ['unknown_value', 'not_found', 'invalid'];

/** A page whose subject could not be loaded. What is not there is said as such, and left. */
export function FailedPage({ title, error, onRetry, isRetrying }: FailedPageProps) {
  const { t } = useWords();
  const isAbsent = isCallFailure(error) && absent.includes(error.code);
  return (
    <Page>
      <Panel title={title}>
        <FailedState
          isPage
          {...(isAbsent && { title: t('yard.absent') })}
          text={t(isAbsent ? 'yard.absent_text' : failureWord(error))}
          onRetry={isAbsent ? undefined : onRetry}
          retrying={isRetrying}
          actions={
            <Button component={Link} to={locationsPath} variant="default">
              {t('yard.to_locations')}
            </Button>
          }
        />
      </Panel>
    </Page>
  );
}
