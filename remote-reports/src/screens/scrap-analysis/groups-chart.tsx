import type { ScrapGrouping, ScrapReport } from '@portal/contract/analysis-reports';
import { Chart } from '@portal/platform/charts';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useScrapTexts } from './use-scrap-texts.ts';

interface GroupsChartProps {
  readonly report: ScrapReport;
  readonly grouping: ScrapGrouping;
}

/** Maximum number of groups drawn; the table has all. */
const mostDrawn = 10;
/** Minimum length of a bar as a share of the largest, so that small ones are visible. */
const floor = 0.1;

/**
 * Bar chart of the money lost by group; excluded removals have no amount, so their bars are counts.
 */
export function GroupsChart({ report, grouping }: GroupsChartProps) {
  const { t } = useWords();
  const { money, group } = useScrapTexts();
  const groups = report.groups[grouping];
  const measure = grouping === 'left_out' ? 'removed' : 'lost';
  const shown = (value: number | null) =>
    measure === 'lost' ? money(value) : formatInteger(value ?? 0);
  const drawn = groups.slice(0, mostDrawn);
  const [most] = [...groups].sort((one, other) => other[measure] - one[measure]);
  if (!most) return null;
  const sentence = t(`scrap.chart.${measure}`, {
    all: shown(report.summary[measure === 'lost' ? 'lost' : 'left_out']),
    name: group(grouping, most.key),
    most: shown(most[measure]),
  });
  return (
    <Chart
      title={t(`scrap.by.${grouping}`)}
      summary={
        drawn.length < groups.length
          ? `${sentence} ${t('shell:chart.first', {
              n: formatInteger(drawn.length),
              all: formatInteger(groups.length),
            })}`
          : sentence
      }
      orientation="horizontal"
      floor={floor}
      categories={drawn.map(({ key }) => group(grouping, key))}
      series={[
        {
          name: t(`scrap.sum.${measure}`),
          data: drawn.map((each) => each[measure]),
          kind: 'bar',
          tone: 'primary',
          format: measure,
        },
      ]}
      valueText={shown}
    />
  );
}
