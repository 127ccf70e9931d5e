import { configurationCodes } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { useFieldText } from '../../units/use-field-text.ts';
import { isolatedText } from '../../uploaded/isolated-text.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { faultReason } from './fault-reason.ts';
import classes from './row-faults.module.css';

type Fault = UploadedUnit['faults'][number];

/** The faults of a row by field: the file's value, and the allowed values. */
export function RowFaults({ row }: { readonly row: UploadedUnit }) {
  const { t } = useWords();
  const fieldText = useFieldText();
  if (row.faults.length === 0) return <Text size="sm">{t('import.right')}</Text>;
  const shownValue = (field: string) => {
    const value = row.values[field] ?? '';
    // A known configuration may not fit the type; other fields with known codes are valid.
    const isCode = field === 'configuration' && configurationCodes.some((code) => code === value);
    return isCode ? fieldText.value(field, value) : value;
  };
  const textOf = (fault: Fault) => {
    const kind = kindOf(fault, row.values);
    const { path } = fault;
    // The unit itself is at fault, not a field.
    if (['unit_id', 'revision', 'location_id'].includes(path)) return t(`import.fault.${kind}`);
    const text = t(`import.fault.${kind}`, {
      field: fieldText.name(path),
      value: isolatedText(shownValue(path)),
    });
    if (kind === 'unique' || kind === 'tires_in_place') return text;
    return `${text} ${faultReason(t, path, row.values)}`.trim();
  };
  return row.faults.map((fault) => (
    <Text key={fault.path} size="sm" className={classes.fault} dir="auto">
      {textOf(fault)}
    </Text>
  ));
}

/**
 * Fields that a row must contain: an empty one is missing. For other empty fields, the fault is in
 * the unit's existing value.
 */
const wanted = [
  'unit_number',
  'type',
  'configuration',
  'license_plate',
  'license_plate_country',
] as readonly string[];

function kindOf({ path, code }: Fault, values: UploadedUnit['values']) {
  // The existing unit with the number was deleted, is named by two rows, or was changed since.
  if (path === 'unit_id') return code === 'unique' ? 'twice' : 'gone';
  if (path === 'revision') return 'changed';
  if (path === 'location_id') return 'elsewhere';
  if (code === 'unique' || code === 'tires_in_place') return code;
  if (values[path]) return 'invalid';
  return wanted.includes(path) ? 'missing' : 'kept';
}
