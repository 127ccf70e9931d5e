import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Column, DataTable, Panel, Text } from '@portal/platform/ui';

type TypeRow = SurveyLocation['units_by_type'][number];

/** The location's units by type, with the share surveyed in the last 12 months. */
export function UnitTypesPanel({ types }: { readonly types: readonly TypeRow[] }) {
  const { t } = useWords();
  const columns: Column<TypeRow>[] = [
    { field: 'type', header: t('unit.type'), render: ({ type }) => t(`unit_type.${type}`) },
    {
      field: 'units',
      header: t('yard.types.units'),
      align: 'end',
      render: ({ units }) => formatInteger(units),
    },
    {
      field: 'surveyed_units',
      header: t('yard.types.surveyed'),
      align: 'end',
      render: ({ units, surveyed_units }) => `${formatInteger((100 * surveyed_units) / units)}%`,
    },
  ];
  const present = types.filter(({ units }) => units > 0);
  return (
    <Panel title={t('yard.types.title')} description={t('yard.types.text')} padding="flush">
      {present.length > 0 ? (
        <DataTable
          caption={t('yard.types.title')}
          columns={columns}
          rows={present}
          rowKey={({ type }) => type}
        />
      ) : (
        <Text p="md" pt={0}>
          {t('yard.types.none')}
        </Text>
      )}
    </Panel>
  );
}
