import { type SpecEffect, specColors } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { DataTable } from '@portal/platform/ui';

/** Mounted tires by color, before and after. */
export function ColorCounts({ before, after }: Pick<SpecEffect, 'before' | 'after'>) {
  const { t } = useWords();
  return (
    <DataTable
      caption={t('specs.effects.by_color')}
      columns={[
        {
          field: 'color',
          header: t('specs.effects.color'),
          render: ({ color }) => t(`specs.color.${color}`),
        },
        {
          field: 'before',
          header: t('specs.effects.before'),
          align: 'end',
          render: ({ color }) => formatInteger(before[color]),
        },
        {
          field: 'after',
          header: t('specs.effects.after'),
          align: 'end',
          render: ({ color }) => formatInteger(after[color]),
        },
      ]}
      rows={specColors.map((color) => ({ color }))}
      rowKey={({ color }) => color}
    />
  );
}
