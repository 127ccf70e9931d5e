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

/** How the report writes names and figures. */
export function useProductTexts() {
  const { t } = useWords();
  const nameOf = (name: string) => productNameText(name, t);
  return {
    /** A brand, line or size; what has none is called unknown. */
    name: nameOf,
    /** What a filter is set to. */
    valueName: (filter: NamedFilter, value: string) => {
      if (filter === 'types') return t(`wear_kind.${value}`);
      return filter === 'positions' ? t(`wear_position.${value}`) : nameOf(value);
    },
    /** What the tires of a group have in common, by its key. */
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
