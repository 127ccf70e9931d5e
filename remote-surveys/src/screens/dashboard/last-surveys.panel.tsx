import { personText } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { useRight } from '@portal/platform/session';
import { FailedState, Panel, PanelSkeleton, Text } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { overviewPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';
import { yardQueryKey } from '../../yard/yard.query.ts';

interface LastSurveysPanelProps {
  readonly locationId: number;
}

/** The location's five latest surveys, for users who may see its events. */
export function LastSurveysPanel({ locationId }: LastSurveysPanelProps) {
  const { t } = useWords();
  const asCustomer = useRight('SPSRHIST');
  const asDealer = useRight('SPPRFRPT');
  const maySee = asCustomer || asDealer;
  const { data, error, isPending, refetch, isFetching } = useQuery({
    queryKey: [...yardQueryKey, 'last surveys', locationId],
    queryFn: ({ signal }) =>
      call('POST fleet_survey/get_last_five_surveys', {
        body: { location_id: locationId },
        signal,
      }),
    enabled: maySee,
  });
  if (!maySee) return null;
  return (
    <Panel title={t('yard.last.title')}>
      {isPending && <PanelSkeleton />}
      {error && (
        <FailedState
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data?.surveys.length === 0 && <Text>{t('surveys.empty.none')}</Text>}
      <ul className={classes.list}>
        {data?.surveys.map(({ survey_id, survey_date, kind, state, surveyor }) => (
          <li key={survey_id} className={classes.item}>
            <PageLink to={overviewPath(survey_id)}>
              {`${formatDate(survey_date)} · ${t(`survey_kind.${kind}`)}`}
            </PageLink>
            <span className={classes.quiet} dir="auto">
              {`${t(`survey_state.${state}`)} · ${personText(surveyor, t)}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
