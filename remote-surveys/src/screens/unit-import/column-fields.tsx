import { type ImportedUnits, seenText } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Select } from '@portal/platform/ui';
import { unitFields } from '../../units/unit-values.ts';
import { useFieldText } from '../../units/use-field-text.ts';
import { isolatedText } from '../../uploaded/isolated-text.ts';

type Columns = ImportedUnits['columns'];

interface ColumnFieldsProps {
  readonly columns: Columns;
  readonly onChange: (columns: Columns) => void;
}

/** The field of each column of the file, as proposed or as chosen by the user. */
export function ColumnFields({ columns, onChange }: ColumnFieldsProps) {
  const { t } = useWords();
  const fieldText = useFieldText();
  const data = [
    { value: '', label: t('import.column.none') },
    ...Object.values(unitFields).map((field) => ({ value: field, label: fieldText.name(field) })),
  ];
  return (
    <AutoGrid minColumn="13rem" gap="sm">
      {columns.map(({ heading, field, sample }) => (
        <Select
          key={heading}
          label={t('import.column.of', { heading: seenText(heading) })}
          description={sample && t('import.column.sample', { sample: isolatedText(sample) })}
          allowDeselect={false}
          data={data}
          value={field ?? ''}
          onChange={(next) =>
            onChange(
              columns.map((one) => {
                if (one.heading === heading) return { ...one, field: next || null };
                // A field can be assigned to only one column.
                return one.field === next ? { ...one, field: null } : one;
              }),
            )
          }
        />
      ))}
    </AutoGrid>
  );
}
