import type { SurveyDetail } from '@portal/contract/inspection-surveys';
import { formatInteger, noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useLocation } from '@portal/platform/routing';
import { CountLink } from '../../reports/count-link.tsx';
import { mendedAddress, readingsAt } from '../../reports/readings-address.ts';

/** Totals of the survey, and how many earlier findings are mended; counts link to their items. */
export function DetailTiles({
  detail: { survey, found_before, mended },
}: {
  readonly detail: SurveyDetail;
}) {
  const { t } = useWords();
  const { state } = useLocation();
  const found = formatInteger(found_before);
  const counted = (count: number, narrowed?: Parameters<typeof readingsAt>[1]) => (
    <CountLink count={count} to={readingsAt(new URLSearchParams(), narrowed)} state={state} />
  );
  return (
    <Tiles
      tiles={[
        { name: t('inspection_report.units'), value: formatInteger(survey.total_units) },
        { name: t('tire_inspection.sum.tires'), value: formatInteger(survey.total_tires) },
        {
          name: t('tire_inspection.sum.exceptions'),
          value: counted(survey.exceptions),
          tone: 'yellow',
        },
        {
          name: t('tire_inspection.sum.critical'),
          value: counted(survey.critical_exceptions, { severity: 'critical' }),
          tone: 'red',
        },
        {
          name: t('survey_detail.mended'),
          value:
            found_before === 0 ? (
              noValue
            ) : (
              <CountLink count={mended} to={mendedAddress} state={state} />
            ),
          note: t(found_before === 0 ? 'survey_detail.none_before' : 'survey_detail.of_before', {
            found,
          }),
          tone: 'green',
        },
      ]}
    />
  );
}
