import { useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { useUser } from '@portal/platform/session';
import { partsOf } from '../../merging/fields/values.ts';
import { useFieldText } from '../../units/use-field-text.ts';

/** Unit fields that are compared as a group, with the field that names the group. */
const ofUnit: Readonly<Record<string, string>> = {
  axles: 'configuration',
  plate: 'license_plate',
  location_id: 'location',
};

/** Fields whose texts are defined elsewhere. */
const named: Readonly<Record<string, string>> = {
  hours: 'inspection.hours',
  kind: 'survey.kind',
  survey_date: 'survey.date',
  surveyor: 'survey.surveyor',
  nonsig: 'survey.nonsig',
  product: 'change.product_line',
  tire_size: 'change.tire_size',
  load_range: 'change.load_range',
  cap: 'change.retread',
  tin: 'change.tin',
};

export const savesUnit = ({ call }: Pick<Entry, 'call'>): boolean => call.endsWith('/save_unit');

/** Names of fields in comparisons with others' changes. */
export function useFieldName() {
  const { t } = useWords();
  const user = useUser();
  const unitText = useFieldText();
  return (entry: Pick<Entry, 'call'>, field: string): string => {
    const [name, part = '', side = ''] = partsOf(field);
    switch (name) {
      case 'wear_conditions':
        return t(`wear.${part}`);
      case 'lifted_axles':
        return t('unsent.field.lifted', { axle: part });
      case 'checklist':
        return t(`checklist_item.${part}`);
      case 'torque_checks':
        return t('unsent.field.torque', { end: t(`torque.end_${side}`, { axle: part }) });
      case 'mileage':
        return t(user?.UnitOfMeasurement === '1' ? 'inspect.mileage_mi' : 'inspect.mileage_km');
      default:
        return savesUnit(entry)
          ? unitText.name(ofUnit[name] ?? name)
          : t(named[name] ?? `unsent.field.${name}`);
    }
  };
}
