import type { ConditionReport } from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { formatFigure, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, DataTable, Panel } from '@portal/platform/ui';

type Units = NonNullable<ConditionReport['UnitsData']>;

const groupings = [
  ['types', 'unit_type'],
  ['vocations', 'vocation'],
  ['configurations', 'configuration'],
] as const satisfies readonly (readonly [keyof Units, string])[];

/** The units by what they are, by what they do, and by their axles. */
export function UnitPanels({ data }: { readonly data: Units }) {
  const { t } = useWords();
  return (
    <AutoGrid minColumn="26rem" columns={2}>
      {groupings.map(([what, words]) => (
        <Panel key={what} title={t(`conditions.units_by.${what}`)} padding="flush">
          <DataTable
            caption={t(`conditions.units_by.${what}`)}
            columns={[
              {
                field: 'key',
                header: t(`conditions.units_of.${what}`),
                render: ({ key }) =>
                  key === unknownName ? t('conditions.unknown') : t(`${words}.${key}`),
              },
              {
                field: 'units',
                header: t('conditions.sum.units'),
                align: 'end',
                render: ({ units }) => formatInteger(units),
              },
              {
                field: 'share',
                header: t('conditions.of_units'),
                align: 'end',
                render: ({ share }) => formatFigure(share, 'percent'),
              },
              {
                field: 'units_with_exceptions',
                header: t('conditions.sum.units_with_exceptions'),
                align: 'end',
                render: ({ units_with_exceptions }) => formatInteger(units_with_exceptions),
              },
            ]}
            rows={data[what]}
            rowKey={({ key }) => key}
            maxHeight="24rem"
          />
        </Panel>
      ))}
    </AutoGrid>
  );
}
