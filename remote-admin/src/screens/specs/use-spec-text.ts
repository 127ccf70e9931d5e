import {
  type CommonSpecs,
  type RoleSpec,
  type SpecField,
  type SpecProduct,
  type SpecSource,
  specUnit,
} from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { valueText } from './spec-values.ts';

type Formats = Pick<CommonSpecs, 'pressure_format' | 'tread_depth_format' | 'torque_format'>;
type Held = RoleSpec['values'][SpecField];

/** Products that are named before the others are counted. */
const namesShown = 3;

/** How values of specs read. */
export function useSpecText(formats: Formats) {
  const { t } = useWords();
  const unitOf = (field: SpecField) => specUnit(field, formats);
  const measured = (field: SpecField, value: number | null) =>
    value === null
      ? t('specs.no_limit')
      : t(`specs.measure.${unitOf(field)}`, { value: valueText(value) });
  const sourceText = (source: SpecSource) => t(`specs.source.${source}`);
  return {
    unitOf,
    measured,
    sourceText,
    /** Products by their names; of many the first. */
    productsText: (names: readonly string[]) => {
      if (names.length === 0) return t('specs.every_product');
      if (names.length <= namesShown) return names.join(', ');
      const first = names.slice(0, namesShown - 1);
      return t('specs.products_more', {
        names: first.join(', '),
        count: names.length - first.length,
      });
    },
    label: (field: SpecField) => t(`specs.field.${field}`),
    /** A product; one that is offered no more says so. */
    productText: ({ name, is_retired }: SpecProduct) =>
      is_retired ? t('specs.product_retired', { name }) : name,
    /** What holds once a field is empty. */
    widerText: (field: SpecField, { wider, wider_source }: Held) =>
      t('specs.wider', { source: sourceText(wider_source), value: measured(field, wider) }),
  };
}
