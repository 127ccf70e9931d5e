import type { ConditionReport } from '@portal/contract/analysis-reports';
import { formatCurrency, formatFigure, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { DataTable, Group, Panel, Text } from '@portal/platform/ui';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { LinkedFigure } from '../../parts/linked-figure.tsx';
import { useCurrency } from '../../parts/use-currency.ts';
import { tiresAt } from './records-address.ts';

type Loss = NonNullable<ConditionReport['PotentialLossData']>;

/** The value of treads and casings at risk, by cause. */
export function LossPanel({ data }: { readonly data: Loss }) {
  const { t } = useWords();
  const symbol = useCurrency();
  const money = (amount: number) => formatCurrency(amount, symbol);
  return (
    <>
      <Tiles
        tiles={[
          {
            name: t('conditions.loss'),
            value: (
              <LinkedFigure
                text={money(data.loss)}
                to={data.counted === 0 ? null : tiresAt(null, '', 'counted')}
              />
            ),
          },
          {
            name: t('conditions.loss_tires'),
            value: <LinkedCount count={data.tires} to={tiresAt(null, '', 'at_risk')} />,
          },
          {
            name: t('conditions.loss_counted'),
            value: <LinkedCount count={data.counted} to={tiresAt(null, '', 'counted')} />,
          },
          {
            name: t('conditions.loss_left_out'),
            value: <LinkedCount count={data.left_out} to={tiresAt(null, '', 'left_out')} />,
          },
        ]}
      />
      <Panel
        title={t('conditions.loss_causes')}
        description={t('conditions.loss_text')}
        padding="flush"
      >
        <DataTable
          caption={t('conditions.loss_causes')}
          columns={[
            {
              field: 'key',
              header: t('conditions.loss_cause'),
              render: ({ key }) => t(`loss_cause.${key}`),
            },
            {
              field: 'tires',
              header: t('conditions.sum.tires'),
              align: 'end',
              render: ({ key, tires }) => <LinkedCount count={tires} to={tiresAt('causes', key)} />,
            },
            {
              field: 'counted',
              header: t('conditions.loss_counted'),
              align: 'end',
              render: ({ key, counted }) => (
                <LinkedCount count={counted} to={tiresAt('causes', key, 'counted')} />
              ),
            },
            {
              field: 'tread_share',
              header: t('conditions.loss_tread_share'),
              align: 'end',
              render: ({ tread_share }) => formatFigure(tread_share, 'percent'),
            },
            {
              field: 'casing_share',
              header: t('conditions.loss_casing_share'),
              align: 'end',
              render: ({ casing_share }) => formatFigure(casing_share, 'percent'),
            },
            {
              field: 'loss',
              header: t('conditions.loss'),
              align: 'end',
              render: ({ key, loss, counted }) => (
                <LinkedFigure
                  text={money(loss)}
                  to={counted === 0 ? null : tiresAt('causes', key, 'counted')}
                />
              ),
            },
          ]}
          rows={data.causes}
          rowKey={({ key }) => key}
        />
        <ExcludedTiresNote data={data} />
      </Panel>
    </>
  );
}

/** Notes why some tires are excluded and where the other prices come from. */
function ExcludedTiresNote({ data }: { readonly data: Loss }) {
  const { t } = useWords();
  const said = [
    ...data.price_sources.map(({ key, tires }) => ({
      word: `conditions.price_${key}`,
      tires,
      to: tiresAt('price_sources', key, 'counted'),
    })),
    ...data.left_out_reasons.map(({ key, tires }) => ({
      word: `left_out.${key}`,
      tires,
      to: tiresAt('left_out_reasons', key),
    })),
  ];
  if (said.length === 0) return null;
  return (
    <Group gap="lg" p="md">
      {said.map(({ word, tires, to }) => (
        <Text key={word} size="sm" c="dimmed">
          <LinkedFigure text={`${t(word)}: ${formatInteger(tires)}`} to={to} />
        </Text>
      ))}
    </Group>
  );
}
