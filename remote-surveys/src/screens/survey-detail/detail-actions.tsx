import type { SurveyReportRow } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { Button } from '@portal/platform/ui';
import { overviewPath, readinessPath } from '../../paths.ts';

/** Where else the survey can be looked at. */
export function DetailActions({ survey }: { readonly survey: SurveyReportRow }) {
  const { t } = useWords();
  const mayOpenSurvey = useRight('TVLOGIN');
  return (
    <>
      {survey.trailer_readiness !== null && (
        <Button component={Link} to={readinessPath(survey.survey_id)} variant="default">
          {t('readiness.title')}
        </Button>
      )}
      {mayOpenSurvey && (
        <Button component={Link} to={overviewPath(survey.survey_id)} variant="default">
          {t('survey_detail.open_survey')}
        </Button>
      )}
    </>
  );
}
