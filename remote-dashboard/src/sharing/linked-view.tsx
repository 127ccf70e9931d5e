import { bus, notified } from '@portal/platform/bus';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useOwnAlone } from '@portal/platform/reports';
import { Link, useNavigate } from '@portal/platform/routing';
import { Button, FailedState, PanelSkeleton } from '@portal/platform/ui';
import { useEffect } from 'react';
import { failureText } from '../failure-text.ts';
import { accountOf, accountsQuery } from '../selection/accounts.query.ts';
import { readSelection } from '../selection/selection-params.ts';
import { linkedViewQuery } from './linked-view.query.ts';

interface LinkedViewProps {
  /** The id of the record in the address. */
  readonly id: string;
}

/** Opens the view behind a link, or says why there is none. */
export function LinkedView({ id }: LinkedViewProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = useQuery(linkedViewQuery(id));
  const search = data?.search;
  const seesOwnAlone = useOwnAlone();
  const { data: accounts, isLoading } = useQuery({ ...accountsQuery, enabled: seesOwnAlone });
  useEffect(() => {
    if (search === undefined || isLoading) return;
    // Users without access to the account get a message about that instead.
    const { fleet } = readSelection(new URLSearchParams(search));
    if (seesOwnAlone && accountOf(accounts, fleet))
      bus.emit(notified, { tone: 'info', text: t('share.own_alone') });
    navigate({ search }, { replace: true });
  }, [search, isLoading, accounts, seesOwnAlone, navigate, t]);

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
