import { formatDate, formatFigure, noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { Panel, VisuallyHidden } from '@portal/platform/ui';
import { Sparkline } from './sparkline.tsx';
import { trendQuery } from './trend.query.ts';

/**
 * Whether the location improves: the share of tires with findings in each of its latest surveys.
 */
export function TrendPanel({ surveyId }: { readonly surveyId: number }) {
  const { t } = useWords();
  const { data = [] } = useQuery(trendQuery(surveyId));
  // One survey is no trend, and the page is complete without it.
  if (data.length < 2) return null;
  const points = data.map(({ survey_id, survey_date, total_tires, tires_with_findings }) => {
    const share = total_tires === 0 ? null : (100 * tires_with_findings) / total_tires;
    return {
      id: survey_id,
      date: formatDate(survey_date),
      share,
      text: share === null ? noValue : formatFigure(share, 'mean'),
    };
  });
  return (
    <Panel title={t('survey_detail.trend')} description={t('survey_detail.trend_text')}>
      <Sparkline points={points} />
      <VisuallyHidden>
        <table>
          <caption>{t('survey_detail.trend')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('inspection_report.survey_date')}</th>
              <th scope="col">{t('survey_detail.trend_share')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, date, text }) => (
              <tr key={id}>
                <th scope="row">{date}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Panel>
  );
}
