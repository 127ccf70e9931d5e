import type { KeptProductRequest } from '@portal/contract/analysis-reports';
import { useWords } from '@portal/platform/i18n';
import { Facts } from '@portal/platform/ui';
import { useProductTexts } from './use-product-texts.ts';

/** The filters of a saved copy, besides accounts and dates. */
export function SavedCopyFilters({ request }: { readonly request: KeptProductRequest }) {
  const { t } = useWords();
  const { valueName } = useProductTexts();
  const { tire_types, brands, product_lines, tire_sizes, wheel_positions } = request;
  const chosen = {
    types: tire_types,
    brands,
    lines: product_lines,
    sizes: tire_sizes,
    positions: wheel_positions,
  } as const;
  const facts = (['types', 'brands', 'lines', 'sizes', 'positions'] as const).flatMap((filter) => {
    const text = chosen[filter]?.map((value) => valueName(filter, value)).join(', ') ?? '';
    return text === '' ? [] : [[t(`product_analysis.${filter}`), text] as const];
  });
  return facts.length > 0 ? <Facts isWide facts={facts} /> : null;
}
