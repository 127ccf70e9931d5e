import {
  mostCompared,
  type ProductGrouping,
  type ProductReport,
  productGroupings,
  productMeasures,
} from '@portal/contract/analysis-reports';
import { formatDate, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { EmptyState, Group, Panel, SegmentedControl, Select } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { GroupsChart } from './groups-chart.tsx';
import { GroupsTable } from './groups-table.tsx';
import { measureIn, type TiresAddress, withGrouping, withValues } from './product-address.ts';
import { sortedGroups, sortIn, sortText } from './sorted-groups.ts';
import { useProductTexts } from './use-product-texts.ts';

interface GroupsPanelProps {
  readonly report: ProductReport;
  readonly grouping: ProductGrouping;
  readonly tiresAt: TiresAddress;
  readonly refreshing: boolean;
  readonly actions: ReactNode;
}

/** The tires by brand, line, size or position, as a chart and as a table. */
export function GroupsPanel(props: GroupsPanelProps) {
  const { report, grouping, tiresAt, refreshing, actions } = props;
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const { groupName, measureName } = useProductTexts();
  const sort = sortIn(params);
  const groups = sortedGroups(report.groups[grouping], sort, ({ key }) => groupName(grouping, key));
  const { date_from, date_to, tread_depth_format: unit } = report;
  return (
    <Panel
      title={t(`product_analysis.by.${grouping}`)}
      description={t('product_analysis.read_between', {
        from: formatDate(date_from),
        to: formatDate(date_to),
      })}
      refreshing={refreshing}
      actions={actions}
      footer={
        groups.length > 0
          ? t('product_analysis.compare_text', { most: formatInteger(mostCompared) })
          : undefined
      }
    >
      <Group gap="sm" align="flex-end">
        <SegmentedControl
          aria-label={t('product_analysis.grouping')}
          data={productGroupings.map((value) => ({
            value,
            label: t(`product_analysis.by.${value}`),
          }))}
          value={grouping}
          onChange={(next) => {
            const chosen = productGroupings.find((each) => each === next);
            if (chosen) setParams((now) => withGrouping(now, chosen));
          }}
        />
        <Select
          label={t('product_analysis.measure')}
          allowDeselect={false}
          data={productMeasures.map(({ field }) => ({
            value: field,
            label: measureName(field, unit),
          }))}
          value={measureIn(params)}
          onChange={(next) => setParams((now) => withValues(now, 'measure', [next ?? '']))}
        />
      </Group>
      {groups.length > 0 ? (
        <>
          <GroupsChart report={report} grouping={grouping} groups={groups} />
          <GroupsTable
            report={report}
            grouping={grouping}
            groups={groups}
            sort={sort}
            onSort={(next) => setParams((now) => withValues(now, 'sort', [sortText(next)]))}
            tiresAt={tiresAt}
          />
        </>
      ) : (
        <EmptyState
          title={t('product_analysis.empty.none')}
          text={t('product_analysis.empty.none_text')}
        />
      )}
    </Panel>
  );
}
