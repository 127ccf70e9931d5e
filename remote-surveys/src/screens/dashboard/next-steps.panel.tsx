import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Panel, Text } from '@portal/platform/ui';
import { addSurveyPath, addUnitPath, overviewPath, workPath } from '../../paths.ts';
import { PageLink } from '../../yard/page-link.tsx';
import classes from '../../yard/yard.module.css';
import { type NextStep, nextSteps } from './next-steps.ts';

/** Next steps, open surveys first. */
export function NextStepsPanel({ location }: { readonly location: SurveyLocation }) {
  const { t } = useWords();
  return (
    <Panel title={t('yard.next.title')}>
      <ul className={classes.list}>
        {nextSteps(location).map((step) => (
          <li key={step.kind === 'continue' ? step.survey.survey_id : step.kind}>
            <StepLine step={step} locationId={location.location_id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface StepLineProps {
  readonly step: NextStep;
  readonly locationId: number;
}

function StepLine({ step, locationId }: StepLineProps) {
  const { t } = useWords();
  switch (step.kind) {
    case 'continue': {
      const { survey_id, survey_date, kind, units, inspected_units } = step.survey;
      return (
        <div className={classes.item}>
          <PageLink to={overviewPath(survey_id)}>
            {t('yard.next.continue', {
              kind: t(`survey_kind.${kind}`),
              date: formatDate(survey_date),
            })}
          </PageLink>
          <span className={classes.quiet}>
            {t('survey.progress', { done: inspected_units, count: units })}
          </span>
        </div>
      );
    }
    case 'work':
      return (
        <div className={classes.item}>
          <PageLink to={workPath(locationId)}>
            {t('yard.next.work', { count: step.findings })}
          </PageLink>
          {step.criticals > 0 && (
            <span className={classes.quiet}>
              {t('yard.next.critical', { count: step.criticals })}
            </span>
          )}
        </div>
      );
    case 'survey_rest':
      return (
        <PageLink to={addSurveyPath(locationId)}>
          {t('yard.next.survey_rest', { count: step.units })}
        </PageLink>
      );
    case 'fill_yard':
      return <PageLink to={addUnitPath(locationId)}>{t('yard.next.fill_yard')}</PageLink>;
    case 'rest':
      return <Text>{t('yard.next.rest')}</Text>;
  }
}
