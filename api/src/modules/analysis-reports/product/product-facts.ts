import { type ProductScope, productNameText } from '@portal/contract/analysis-reports';
import { formatDate } from '@portal/platform/format';
import type { Fact } from '../../../exports/document.ts';
import type { SpokenWords } from '../../../words/spoken-words.ts';
import type { Dated } from './product-selection.ts';

/** What a selection is narrowed to, besides its accounts. */
export function productFacts(scope: Dated<ProductScope>, words: SpokenWords): Fact[] {
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

/** The filters that name values. */
export function filterFacts(scope: Partial<ProductScope>, { t }: SpokenWords): Fact[] {
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
