import type {
  ProductGroup,
  ProductGrouping,
  ProductReport,
} from '@portal/contract/analysis-reports';
import { Chart, preloadCharts } from '@portal/platform/charts';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { useEffect } from 'react';
import { measureIn } from './product-address.ts';
import { useProductTexts } from './use-product-texts.ts';

interface GroupsChartProps {
  readonly report: ProductReport;
  readonly grouping: ProductGrouping;
  /** In the order of the table. */
  readonly groups: readonly ProductGroup[];
}

/** Maximum number of groups drawn; the table has all. */
const mostDrawn = 10;
/** Minimum length of a bar as a share of the largest, so that small ones are visible. */
const floor = 0.1;

/** Bar chart of one figure of the groups. */
export function GroupsChart({ report, grouping, groups }: GroupsChartProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const { groupName, measureName, figure } = useProductTexts();
  useEffect(preloadCharts, []);
  const field = measureIn(params);
  const name = measureName(field, report.tread_depth_format);
  const drawn = groups.slice(0, mostDrawn);
  const said = (group: ProductGroup) => ({
    name: groupName(grouping, group.key),
    value: figure(field, group[field]),
  });
  const ordered = drawn
    .filter((group) => group[field] !== null)
    .sort((one, other) => (other[field] ?? 0) - (one[field] ?? 0));
  const [most, least] = [ordered[0], ordered.at(-1)];
  const sentences = [
    ...(most ? [t('product_analysis.chart.most', said(most))] : []),
    ...(least && least !== most ? [t('product_analysis.chart.least', said(least))] : []),
    ...(drawn.length < groups.length
      ? [
          t('shell:chart.first', {
            n: formatInteger(drawn.length),
            all: formatInteger(groups.length),
          }),
        ]
      : []),
  ];
  return (
    <Chart
      title={`${t(`product_analysis.by.${grouping}`)}: ${name}`}
      summary={sentences.join(' ')}
      orientation="horizontal"
      floor={floor}
      categories={drawn.map(({ key }) => groupName(grouping, key))}
      series={[
        {
          name,
          data: drawn.map((group) => group[field]),
          kind: 'bar',
          tone: 'primary',
          format: field,
        },
      ]}
      valueText={(value) => figure(field, value)}
    />
  );
}
