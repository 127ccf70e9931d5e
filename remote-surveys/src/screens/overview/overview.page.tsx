import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useTableRoom } from '@portal/platform/lists';
import { useQuery } from '@portal/platform/query';
import { Page, Stack, VisuallyHidden } from '@portal/platform/ui';
import { useLocalParams } from '../../device/address/use-local-params.ts';
import { DeviceAge } from '../../device/age/device-age.tsx';
import { unitsCall, unitsOf } from '../../device/documents/device.ts';
import { useLiveSurvey } from '../../live/use-live-survey.ts';
import { OperationNotice } from '../../operation/operation-notice.tsx';
import { surveyQuery } from '../../surveys/survey.query.ts';
import { MergedNotice } from '../../unsent/merged-notice.tsx';
import { SurveyState } from '../../waiting/survey-state.tsx';
import { FailedPage } from '../../yard/failed-page.tsx';
import { LoadingPage } from '../../yard/loading-page.tsx';
import { MailsPanel } from './mails/mails.panel.tsx';
import { UndeliveredMails } from './mails/undelivered-mails.tsx';
import classes from './overview.module.css';
import { OverviewHeader } from './overview-header.tsx';
import { SummaryPanel } from './summary.panel.tsx';
import { SurveyHistory } from './survey-history.tsx';
import { UnitPanel } from './unit.panel.tsx';
import { UnitsSidebar } from './units-sidebar.tsx';

/**
 * A survey: its units with their progress, beside the chosen unit; a phone shows only one of them.
 */
export default function OverviewPage() {
  const { t } = useWords();
  const { surveyId = '', unitId } = useLocalParams();
  const isOnPhone = useTableRoom() === 'phone';
  const { data, error, refetch, isFetching } = useQuery(surveyQuery(surveyId));
  // A survey that was deleted meanwhile is no longer shown.
  const isGone = isCallFailure(error) && error.code === 'unknown_value';
  const { people } = useLiveSurvey(data && !isGone ? surveyId : null);
  if (error && (!data || isGone)) {
    const again = () => void refetch();
    return (
      <FailedPage
        title={t('overview.title')}
        error={error}
        onRetry={again}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <LoadingPage title={t('overview.title')} />;
  const { survey, units } = data;
  const chosen = units.find(({ unit_id }) => String(unit_id) === unitId);
  const details =
    unitId === undefined ? (
      <Stack gap="md">
        <SummaryPanel survey={survey} />
        <MailsPanel surveyId={survey.survey_id} />
        <SurveyHistory surveyId={survey.survey_id} />
      </Stack>
    ) : (
      <UnitPanel key={unitId} survey={survey} unitId={unitId} hasBack={isOnPhone} />
    );
  return (
    <Page width="wide">
      <OverviewHeader survey={survey} />
      <DeviceAge call={unitsCall} asked={unitsOf(surveyId)} />
      <SurveyState surveyId={String(survey.survey_id)} />
      <OperationNotice />
      <MergedNotice />
      <UndeliveredMails surveyId={survey.survey_id} />
      {isOnPhone && unitId !== undefined ? (
        details
      ) : (
        <div className={classes.sides}>
          <UnitsSidebar survey={survey} units={units} chosen={unitId} people={people} />
          {details}
          {/* Keyboard focus stays in the list, so the new content beside it is announced. */}
          <VisuallyHidden role="status">
            {chosen && t('overview.beside', { number: chosen.unit_number })}
          </VisuallyHidden>
        </div>
      )}
    </Page>
  );
}
