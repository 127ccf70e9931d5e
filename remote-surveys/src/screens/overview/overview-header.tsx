import { personText, type SurveyRow } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { PageHeader } from '@portal/platform/ui';
import { surveysPath } from '../../paths.ts';
import { BackLink } from '../../yard/back-link.tsx';
import { locationQuery } from '../../yard/yard.query.ts';
import { SurveyActions } from './survey-actions.tsx';

/** Name of the survey, with actions for it as a whole. */
export function OverviewHeader({ survey }: { readonly survey: SurveyRow }) {
  const { t } = useWords();
  const { data: location } = useQuery(locationQuery(survey.location_id));
  return (
    <>
      <BackLink to={surveysPath(survey.location_id)}>{t('surveys.title')}</BackLink>
      <PageHeader
        title={t('overview.named', {
          kind: t(`survey_kind.${survey.kind}`),
          date: formatDate(survey.survey_date),
        })}
        description={
          <bdi>
            {[
              t(`survey_state.${survey.state}`),
              location && `${location.code} ${location.name}`,
              personText(survey.surveyor, t),
              survey.nonsig,
            ]
              .filter(Boolean)
              .join(' · ')}
          </bdi>
        }
        actions={<SurveyActions survey={survey} />}
      />
    </>
  );
}
