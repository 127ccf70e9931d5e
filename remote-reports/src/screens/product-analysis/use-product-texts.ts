import {
  type ProductGrouping,
  type ProductMeasureField,
  productGroupName,
  productMeasureLabel,
  productMeasures,
  productNameText,
} from '@portal/contract/analysis-reports';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { NamedFilter } from './product-address.ts';

type TreadUnit = Parameters<typeof productMeasureLabel>[1];

/** Returns the texts of the report's names and figures. */
export function useProductTexts() {
  const { t } = useWords();
  const nameOf = (name: string) => productNameText(name, t);
  return {
    /** Text of a brand, line or size; "unknown" if it has none. */
    name: nameOf,
    /** Text of a filter value. */
    valueName: (filter: NamedFilter, value: string) => {
      if (filter === 'types') return t(`wear_kind.${value}`);
      return filter === 'positions' ? t(`wear_position.${value}`) : nameOf(value);
    },
    /** Text of a group, by its key. */
    groupName: (grouping: ProductGrouping, key: string) => productGroupName(grouping, key, t),
    measureName: (field: ProductMeasureField, unit: TreadUnit) =>
      t(productMeasureLabel(field, unit)),
    figure: (field: ProductMeasureField, value: number | null) =>
      formatFigure(value, formatOf[field]),
  };
}

const formatOf = Object.fromEntries(
  productMeasures.map(({ field, format }) => [field, format]),
) as Record<ProductMeasureField, (typeof productMeasures)[number]['format']>;
