import {
  type ProductGrouping,
  type ProductMeasureField,
  type ProductReport,
  productMeasures,
} from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { Button, type Column, DataTable, Panel } from '@portal/platform/ui';
import { FigureCell } from './figure-cell.tsx';
import { comparedIn, type TiresAddress, withValues } from './product-address.ts';
import { useProductTexts } from './use-product-texts.ts';

interface ComparedPanelProps {
  readonly report: ProductReport;
  readonly grouping: ProductGrouping;
  readonly tiresAt: TiresAddress;
}

interface Figure {
  readonly field: ProductMeasureField;
}

/** The chosen groups side by side, one column each; renders nothing if none is chosen. */
export function ComparedPanel({ report, grouping, tiresAt }: ComparedPanelProps) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const { groupName, measureName } = useProductTexts();
  const groups = comparedIn(params).flatMap((key) =>
    report.groups[grouping].filter((group) => group.key === key),
  );
  if (groups.length === 0) return null;
  const columns: readonly Column<Figure>[] = [
    {
      field: 'field',
      header: t('product_analysis.figure'),
      render: ({ field }) => measureName(field, report.tread_depth_format),
    },
    ...groups.map(
      (group): Column<Figure> => ({
        field: group.key,
        header: groupName(grouping, group.key),
        align: 'end',
        render: ({ field }) => (
          <FigureCell field={field} sums={group} tiresAt={tiresAt} groupKey={group.key} />
        ),
      }),
    ),
  ];
  return (
    <Panel
      title={t('product_analysis.compared')}
      padding="flush"
      actions={
        <Button
          variant="default"
          onClick={() => setParams((now) => withValues(now, 'compare', []))}
        >
          {t('product_analysis.compare_none')}
        </Button>
      }
    >
      <DataTable
        caption={t('product_analysis.compared')}
        columns={columns}
        rows={productMeasures.map(({ field }): Figure => ({ field }))}
        rowKey={({ field }) => field}
      />
    </Panel>
  );
}
