import type { ConditionReport } from '@portal/contract/analysis-reports';
import { formatCurrency, formatFigure, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useUser } from '@portal/platform/session';
import { DataTable, Panel, Text } from '@portal/platform/ui';

type Loss = NonNullable<ConditionReport['PotentialLossData']>;

/** What tread and casings are worth that are at risk, by why they are. */
export function LossPanel({ data }: { readonly data: Loss }) {
  const { t } = useWords();
  const symbol = useUser()?.CurrencySymbol ?? '$';
  const money = (amount: number) => formatCurrency(amount, symbol);
  return (
    <>
      <Tiles
        tiles={[
          { name: t('conditions.loss'), value: money(data.loss) },
          { name: t('conditions.loss_tires'), value: formatInteger(data.tires) },
          { name: t('conditions.loss_counted'), value: formatInteger(data.counted) },
          { name: t('conditions.loss_left_out'), value: formatInteger(data.left_out) },
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
              render: ({ tires }) => formatInteger(tires),
            },
            {
              field: 'counted',
              header: t('conditions.loss_counted'),
              align: 'end',
              render: ({ counted }) => formatInteger(counted),
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
              render: ({ loss }) => money(loss),
            },
          ]}
          rows={data.causes}
          rowKey={({ key }) => key}
        />
        <LeftOutNote data={data} />
      </Panel>
    </>
  );
}

/** Why some tires are left out, and where the prices of the others come from. */
function LeftOutNote({ data }: { readonly data: Loss }) {
  const { t } = useWords();
  const counted = (word: string, tires: number) => `${t(word)}: ${formatInteger(tires)}`;
  const said = [
    ...data.price_sources.map(({ key, tires }) => counted(`conditions.price_${key}`, tires)),
    ...data.left_out_reasons.map(({ key, tires }) => counted(`left_out.${key}`, tires)),
  ];
  if (said.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" p="md">
      {said.join(' · ')}
    </Text>
  );
}
