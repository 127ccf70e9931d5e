import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Link, useNavigate } from '@portal/platform/routing';
import { Button, FailedState, PanelSkeleton } from '@portal/platform/ui';
import { useEffect } from 'react';
import { failureText } from '../failure-text.ts';
import { linkedViewQuery } from './linked-view.query.ts';

interface LinkedViewProps {
  /** What the address names as its record. */
  readonly id: string;
}

/** Goes to the view that a link stands for, or says why there is none. */
export function LinkedView({ id }: LinkedViewProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(linkedViewQuery(id));
  const search = data?.search;
  useEffect(() => {
    if (search !== undefined) navigate({ search }, { replace: true });
  }, [search, navigate]);

  if (!data?.problem && !error) return <PanelSkeleton shape="lines" label={t('share.opening')} />;
  return (
    <FailedState
      title={t('share.failed_title')}
      text={data?.problem ? t(`share.${data.problem}`) : t(failureText(error))}
      onRetry={data?.problem ? undefined : () => void refetch()}
      retrying={isFetching}
      actions={
        <Button component={Link} to="/fleet-dashboard" replace variant="default">
          {t('share.open_dashboard')}
        </Button>
      }
    />
  );
}
