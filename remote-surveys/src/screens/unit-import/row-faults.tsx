import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { useFieldText } from '../../units/use-field-text.ts';
import type { UploadedUnit } from '../../uploaded/uploaded-unit.ts';
import classes from './row-faults.module.css';

/** What is wrong in a row, field by field, with what the file says there. */
export function RowFaults({ row }: { readonly row: UploadedUnit }) {
  const { t } = useWords();
  const fieldText = useFieldText();
  if (row.faults.length === 0) return <Text size="sm">{t('import.right')}</Text>;
  return row.faults.map(({ path, code }) => (
    <Text key={path} size="sm" className={classes.fault} dir="auto">
      {t(`import.fault.${faultOf(code, row.values[path])}`, {
        field: fieldText.name(path),
        value: row.values[path] ?? '',
      })}
    </Text>
  ));
}

function faultOf(
  code: string,
  value: string | undefined,
): 'unique' | 'tires_in_place' | 'missing' | 'invalid' {
  if (code === 'unique' || code === 'tires_in_place') return code;
  return value ? 'invalid' : 'missing';
}
