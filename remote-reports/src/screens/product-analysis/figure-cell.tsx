import {
  type ProductGroup,
  type ProductMeasureField,
  productMeasures,
} from '@portal/contract/analysis-reports';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import type { TiresAddress } from './product-address.ts';
import { useProductTexts } from './use-product-texts.ts';

export type Sums = Omit<
  ProductGroup,
  'key' | 'brand' | 'product_line' | 'tire_size' | 'wheel_position'
>;

interface FigureCellProps {
  readonly field: ProductMeasureField;
  readonly sums: Sums;
  readonly tiresAt: TiresAddress;
  /** Key of the group; omitted for all tires. */
  readonly groupKey?: string;
}

/** A figure and, below it, the number of tires excluded from it, each with a link to its tires. */
export function FigureCell({ field, sums, tiresAt, groupKey }: FigureCellProps) {
  const { t } = useWords();
  const { figure } = useProductTexts();
  const measure = productMeasures.find((each) => each.field === field);
  const about = measure && 'of' in measure ? measure.of : undefined;
  const without = measure && 'without' in measure ? measure.without : undefined;
  const count = about === undefined ? sums.tires : sums[about];
  const leftOut = without === undefined ? 0 : sums[without];
  return (
    <>
      <LinkedFigure
        text={figure(field, sums[field])}
        to={count > 0 ? (tiresAt?.({ key: groupKey, about }) ?? null) : null}
      />
      {leftOut > 0 && (
        <Text size="xs" c="dimmed" component="div" pt={6}>
          <LinkedFigure
            text={t('product_analysis.left_out', { n: formatInteger(leftOut) })}
            to={tiresAt?.({ key: groupKey, about: without }) ?? null}
          />
        </Text>
      )}
    </>
  );
}
