import { type Unit, unitsList } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import type { List } from '@portal/platform/lists';
import { Select } from '@portal/platform/ui';

interface SortFieldsProps {
  readonly list: Pick<List<typeof unitsList, Unit>, 'view' | 'change'>;
}

type Field = keyof typeof unitsList.sorts;

/** Text keys of the fields that have a column, by field. */
const labels: Readonly<Record<string, string>> = Object.fromEntries(
  unitsList.columns.map(({ field, label }) => [field, label]),
);
const fields = Object.keys(unitsList.sorts) as Field[];

/** Sort order of the units, including fields without a column on small screens. */
export function SortFields({ list: { view, change } }: SortFieldsProps) {
  const { t } = useWords();
  const name = (field: string) => t(labels[field] ?? `unit.${field.replace('is_', '')}`);
  const { field, direction } = view.sort ?? { field: 'unit_number', direction: 'asc' as const };
  return (
    <Select
      label={t('units.sort')}
      allowDeselect={false}
      data={fields.flatMap((each) => [
        { value: each, label: t('units.sort_up', { field: name(each) }) },
        { value: `-${each}`, label: t('units.sort_down', { field: name(each) }) },
      ])}
      value={direction === 'desc' ? `-${field}` : field}
      onChange={(next) => {
        if (next === null) return;
        const down = next.startsWith('-');
        change({ sort: { field: next.replace('-', ''), direction: down ? 'desc' : 'asc' } });
      }}
    />
  );
}
