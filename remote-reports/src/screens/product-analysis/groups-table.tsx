import {
  mostCompared,
  type ProductGroup,
  type ProductGrouping,
  type ProductReport,
  productMeasures,
} from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { useSearchParams } from '@portal/platform/routing';
import { type Column, DataTable, type Sort } from '@portal/platform/ui';
import { SecondaryText } from '../../parts/secondary-text.tsx';
import { FigureCell } from './figure-cell.tsx';
import { comparedIn, type TiresAddress, withValues } from './product-address.ts';
import { useProductTexts } from './use-product-texts.ts';

interface GroupsTableProps {
  readonly report: ProductReport;
  readonly grouping: ProductGrouping;
  /** Already sorted. */
  readonly groups: readonly ProductGroup[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly tiresAt: TiresAddress;
}

/** The field that names the rows of each grouping. */
const namedBy = {
  brand: 'brand',
  line: 'product_line',
  size: 'tire_size',
  position: 'wheel_position',
} as const satisfies Record<ProductGrouping, keyof ProductGroup>;

/** The figures of each group; checkboxes choose groups to compare. */
export function GroupsTable(props: GroupsTableProps) {
  const { report, grouping, groups, sort, onSort, tiresAt } = props;
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const { name, groupName, measureName } = useProductTexts();
  const compared = comparedIn(params);
  const columns: readonly Column<ProductGroup>[] = [
    {
      field: 'key',
      header: t(`product_analysis.of.${namedBy[grouping]}`),
      sortable: true,
      render: ({ key, brand, product_line }) =>
        grouping === 'line' ? (
          <div>
            {name(product_line ?? '')}
            <SecondaryText text={name(brand ?? '')} />
          </div>
        ) : (
          groupName(grouping, key)
        ),
    },
    ...productMeasures.map(
      ({ field }): Column<ProductGroup> => ({
        field,
        header: measureName(field, report.tread_depth_format),
        align: 'end',
        sortable: true,
        render: (group) => (
          <FigureCell field={field} sums={group} tiresAt={tiresAt} groupKey={group.key} />
        ),
      }),
    ),
  ];
  return (
    <DataTable
      caption={t(`product_analysis.by.${grouping}`)}
      columns={columns}
      rows={groups}
      rowKey={({ key }) => key}
      sort={sort}
      onSort={onSort}
      maxHeight="70vh"
      unevenRows
      selection={{
        selected: new Set(compared),
        onToggle: ({ key }, isSelected) =>
          setParams((now) =>
            withValues(
              now,
              'compare',
              isSelected
                ? [...compared, key].slice(0, mostCompared)
                : compared.filter((each) => each !== key),
            ),
          ),
        label: ({ key }) => t('product_analysis.compare_one', { name: groupName(grouping, key) }),
        header: t('product_analysis.compare'),
      }}
    />
  );
}
