import { useWords } from '@portal/platform/i18n';

/** Key prefixes of the texts for coded values, by field. */
const coded: Readonly<Record<string, string>> = {
  type: 'unit_type',
  configuration: 'configuration',
  vocation: 'vocation',
  meter: 'meter',
};

/** Texts for a unit's fields and their values. */
export function useFieldText() {
  const { t } = useWords();
  return {
    name: (field: string): string =>
      t(`unit.${field === 'unit_number' ? 'number' : field.replace('is_', '')}`),
    value: (field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return t('form.not_said');
      if (field === 'is_active') return t(`units.active.${value ? 'yes' : 'no'}`);
      const words = coded[field];
      return words === undefined ? String(value) : t(`${words}.${value}`);
    },
  };
}
