import { type ProductScope, productNameText } from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import type { Fact } from '../../../exports/document.ts';
import type { LocalizedTexts } from '../../../words/localized-texts.ts';
import type { DatedSelection } from './product-selection.ts';

/** Facts about the filters of a selection, apart from its accounts. */
export function productFacts(scope: DatedSelection<ProductScope>, words: LocalizedTexts): Fact[] {
  const { t } = words;
  const day = (label: string, date: string): Fact => ({
    label: t(label),
    value: formatDate(date),
    moment: date,
  });
  return [
    day('product_analysis.from', scope.date_from),
    day('product_analysis.to', scope.date_to),
    ...filterFacts(scope, words),
  ];
}

/** Facts about the filters that list values. */
export function filterFacts(scope: Partial<ProductScope>, { t }: LocalizedTexts): Fact[] {
  const named = (name: string) => productNameText(name, t);
  const fact = (
    label: string,
    values: readonly string[] | undefined,
    text: (value: string) => string,
  ): Fact[] =>
    values && values.length > 0 ? [{ label: t(label), value: values.map(text).join(', ') }] : [];
  return [
    ...fact('product_analysis.types', scope.tire_types, (each) => t(`wear_kind.${each}`)),
    ...fact('product_analysis.brands', scope.brands, named),
    ...fact('product_analysis.lines', scope.product_lines, named),
    ...fact('product_analysis.sizes', scope.tire_sizes, named),
    ...fact('product_analysis.positions', scope.wheel_positions, (each) =>
      t(`wear_position.${each}`),
    ),
  ];
}
