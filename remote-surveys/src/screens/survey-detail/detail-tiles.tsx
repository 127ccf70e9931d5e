import type { SurveyDetail } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '../../reports/tiles.tsx';

/** What the survey comes to, and how much was mended since the one before. */
export function DetailTiles({ detail: { survey, mended } }: { readonly detail: SurveyDetail }) {
  const { t } = useWords();
  return (
    <Tiles
      tiles={[
        { name: t('inspection_report.units'), value: formatInteger(survey.total_units) },
        { name: t('tire_inspection.sum.tires'), value: formatInteger(survey.total_tires) },
        {
          name: t('tire_inspection.sum.exceptions'),
          value: formatInteger(survey.exceptions),
          tone: 'yellow',
        },
        {
          name: t('tire_inspection.sum.critical'),
          value: formatInteger(survey.critical_exceptions),
          tone: 'red',
        },
        { name: t('survey_detail.mended'), value: formatInteger(mended), tone: 'green' },
      ]}
    />
  );
}
