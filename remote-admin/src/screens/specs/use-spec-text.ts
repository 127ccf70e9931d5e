import {
  type CommonSpecs,
  type RoleSpec,
  type SpecField,
  type SpecSource,
  specUnit,
} from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { valueText } from './spec-values.ts';

type Formats = Pick<CommonSpecs, 'pressure_format' | 'tread_depth_format' | 'torque_format'>;
type Held = RoleSpec['values'][SpecField];

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
    label: (field: SpecField) => t(`specs.field.${field}`),
    /** What holds once a field is empty. */
    widerText: (field: SpecField, { wider, wider_source }: Held) =>
      t('specs.wider', { source: sourceText(wider_source), value: measured(field, wider) }),
  };
}
