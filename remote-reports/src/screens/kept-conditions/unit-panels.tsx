import { type ConditionReport, unitGroupName } from '@portal/contract/analysis-reports';
import { formatDate, formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, DataTable, Panel } from '@portal/platform/ui';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { unitsAt } from './records-address.ts';

const groupings = ['types', 'vocations', 'configurations'] as const;

/** The units by type, by vocation and by axles. */
export function UnitPanels({ report }: { readonly report: ConditionReport }) {
  const { t } = useWords();
  return (
    <AutoGrid minColumn="26rem" columns={2}>
      {groupings.map((what) => (
        <Panel key={what} title={t(`conditions.units_by.${what}`)} padding="flush">
          <DataTable
            caption={t(`conditions.units_by.${what}`)}
            columns={[
              {
                field: 'key',
                header: t(`conditions.units_of.${what}`),
                render: ({ key }) => unitGroupName(report, what, key, { t, date: formatDate }),
              },
              {
                field: 'units',
                header: t('conditions.sum.units'),
                align: 'end',
                render: ({ key, units }) => (
                  <LinkedCount count={units} to={unitsAt({ by: what, key })} />
                ),
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
                render: ({ key, units_with_exceptions: failing }) => (
                  <LinkedCount count={failing} to={unitsAt({ by: what, key, state: 'failing' })} />
                ),
              },
            ]}
            rows={report.UnitsData?.[what] ?? []}
            rowKey={({ key }) => key}
            maxHeight="24rem"
          />
        </Panel>
      ))}
    </AutoGrid>
  );
}
