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
type RoleSpecValue = RoleSpec['values'][SpecField];

/** Number of products named before the rest are only counted. */
const namesShown = 3;

/** Returns functions that format spec values. */
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
    /** Lists product names; of a long list, the first ones and a count. */
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
    /** Names a product and marks a retired one. */
    productText: ({ name, is_retired }: SpecProduct) =>
      is_retired ? t('specs.product_retired', { name }) : name,
    /** The value in force if a field is left empty. */
    widerText: (field: SpecField, { wider, wider_source }: RoleSpecValue) =>
      t('specs.wider', { source: sourceText(wider_source), value: measured(field, wider) }),
  };
}
