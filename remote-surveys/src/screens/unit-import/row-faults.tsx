import { configurationCodes } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { useFieldText } from '../../units/use-field-text.ts';
import { quoted } from '../../uploaded/quoted.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import { faultReason } from './fault-reason.ts';
import classes from './row-faults.module.css';

type Fault = UploadedUnit['faults'][number];

/** What is wrong in a row, field by field: what the file says there, and what may stand there. */
export function RowFaults({ row }: { readonly row: UploadedUnit }) {
  const { t } = useWords();
  const fieldText = useFieldText();
  if (row.faults.length === 0) return <Text size="sm">{t('import.right')}</Text>;
  const shownValue = (field: string) => {
    const value = row.values[field] ?? '';
    // A configuration that is known may not go with the type; other codes that are known are right.
    const isCode = field === 'configuration' && configurationCodes.some((code) => code === value);
    return isCode ? fieldText.value(field, value) : value;
  };
  const textOf = (fault: Fault) => {
    const kind = kindOf(fault, row.values);
    const { path } = fault;
    // The unit itself is at fault, and no field.
    if (['unit_id', 'revision', 'location_id'].includes(path)) return t(`import.fault.${kind}`);
    const text = t(`import.fault.${kind}`, {
      field: fieldText.name(path),
      value: quoted(shownValue(path)),
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

/** Fields that a row lacks where it says nothing in them; in others the unit itself has what is wrong. */
const wanted = [
  'unit_number',
  'type',
  'configuration',
  'license_plate',
  'license_plate_country',
] as readonly string[];

function kindOf({ path, code }: Fault, values: UploadedUnit['values']) {
  // The unit that has the number already: deleted since, named by two rows, or changed since.
  if (path === 'unit_id') return code === 'unique' ? 'twice' : 'gone';
  if (path === 'revision') return 'changed';
  if (path === 'location_id') return 'elsewhere';
  if (code === 'unique' || code === 'tires_in_place') return code;
  if (values[path]) return 'invalid';
  return wanted.includes(path) ? 'missing' : 'kept';
}
