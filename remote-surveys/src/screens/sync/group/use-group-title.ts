import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { surveyQuery } from '../../../surveys/survey.query.ts';
import type { Group } from './groups.ts';

/** Title of a group, including the survey: a unit may have waiting writes on two surveys. */
export function useGroupTitle({ unitNumber, unit, survey }: Group): string {
  const { t } = useWords();
  const { data } = useQuery({ ...surveyQuery(survey ?? ''), enabled: survey !== null });
  const ofUnit =
    unitNumber !== null
      ? t('unit.edit.named', { number: unitNumber })
      : t(unit !== null ? 'unit.one' : 'unsent.other');
  if (survey === null) return ofUnit;
  const surveyName = data
    ? t('overview.named', {
        kind: t(`survey_kind.${data.survey.kind}`),
        date: formatDate(data.survey.survey_date),
      })
    : t('unsent.survey');
  return unitNumber === null
    ? surveyName
    : t('unsent.unit_of', { number: unitNumber, survey: surveyName });
}
