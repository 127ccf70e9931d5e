import type { WearRate, WearRates } from '@portal/contract/analysis-reports';
import { Chart, preloadCharts } from '@portal/platform/charts';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Panel } from '@portal/platform/ui';
import { useEffect } from 'react';
import { groupName } from './group-name.ts';

/** Minimum length of a bar as a share of the largest, so that small ones are visible. */
const floor = 0.1;

/** Heights in pixels: of a bar, whose name may take four lines, and of the scale below all bars. */
const [rowHeight, scaleHeight] = [72, 60];

/** Bar chart of the rates on the current page; rates of few tires are set apart. */
export function WearChart({ rates, distance_format }: WearRates) {
  const { t } = useWords();
  useEffect(preloadCharts, []);
  const summary = useSummary(rates);
  const title = t(`wear_rate.rate_${distance_format}`);
  const bars = (tone: 'primary' | 'secondary', isSmall: boolean) => ({
    name: t(isSmall ? 'wear_rate.chart.small' : 'wear_rate.chart.reliable'),
    data: rates.map(({ rate, is_small }) => (is_small === isSmall ? rate : null)),
    kind: 'bar' as const,
    tone,
    format: 'ratio' as const,
  });
  return (
    <Panel title={title} description={t('wear_rate.chart.text')}>
      <Chart
        title={title}
        orientation="horizontal"
        stacked
        floor={floor}
        height={rates.length * rowHeight + scaleHeight}
        categories={rates.map((rate) => groupName(rate, t))}
        series={[bars('primary', false), bars('secondary', true)].filter(({ data }) =>
          data.some((value) => value !== null),
        )}
        valueText={formatFigure}
        summary={summary}
      />
    </Panel>
  );
}

/** Names the slowest and the fastest wear in the chart. */
function useSummary(rates: readonly WearRate[]): string {
  const { t } = useWords();
  const ordered = rates.toSorted((one, other) => other.rate - one.rate);
  const [most, least] = [ordered[0], ordered.at(-1)];
  if (!most || !least) return '';
  const said = (group: WearRate) => ({
    name: groupName(group, t),
    rate: formatFigure(group.rate, 'ratio'),
  });
  const slowest = t('wear_rate.chart.slowest', said(most));
  return most === least ? slowest : `${slowest} ${t('wear_rate.chart.fastest', said(least))}`;
}
