import type { SurveyReportRow } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { useRight } from '@portal/platform/session';
import { Button, ExternalLink, IconMapPin } from '@portal/platform/ui';
import { overviewPath, readinessPath } from '../../paths.ts';
import { useReportLinkState } from '../../reports/previous-page.ts';
import { useProviderLinks } from '../../reports/use-provider-links.ts';

/** Links to other views of the survey. */
export function DetailActions({ survey }: { readonly survey: SurveyReportRow }) {
  const { t } = useWords();
  const here = useReportLinkState();
  const mayOpenSurvey = useRight('TVLOGIN');
  const { history, map } = useProviderLinks();
  return (
    <>
      {history && (
        <Button component={ExternalLink} href={history(survey)} variant="subtle">
          {t('link.service_history')}
        </Button>
      )}
      {map && (
        <Button
          component={ExternalLink}
          href={map(survey)}
          variant="subtle"
          leftSection={<IconMapPin size={16} aria-hidden />}
        >
          {t('link.heat_map')}
        </Button>
      )}
      {survey.trailer_readiness !== null && (
        <Button
          component={Link}
          to={readinessPath(survey.survey_id)}
          state={here}
          variant="default"
        >
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
