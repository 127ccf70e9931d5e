import { type SpecEffect, type SpecEffects, specColors } from '@portal/contract/admin';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Anchor, DataTable, Stack, Text } from '@portal/platform/ui';
import { useState } from 'react';
import { ChangedTires } from './changed-tires.tsx';
import { ColorCounts } from './color-counts.tsx';
import type { ProposedSpecs } from './specs.query.ts';

interface EffectsProps {
  readonly asked: ProposedSpecs;
  readonly effects: SpecEffects;
}

/** The effects of saving: in total, by yard, and on the tires of a yard. */
export function Effects({ asked, effects }: EffectsProps) {
  const { t } = useWords();
  const [opened, setOpened] = useState<SpecEffect | null>(null);
  const { before, after, yards } = effects;
  const changed = yards.reduce((sum, yard) => sum + yard.changed, 0);
  const total = specColors.reduce((sum, color) => sum + before[color], 0);
  const nameOf = ({ name }: SpecEffect) => name || t('specs.effects.no_yard');
  if (total === 0) return <Text>{t('specs.effects.no_tires')}</Text>;
  return (
    <Stack gap="md">
      <Text fw={600}>{t('specs.effects.changed', { count: changed })}</Text>
      <ColorCounts before={before} after={after} />
      <DataTable
        caption={t('specs.effects.by_yard')}
        captionShown
        columns={[
          {
            field: 'name',
            header: t('specs.yard'),
            render: (yard) => <span dir="auto">{nameOf(yard)}</span>,
          },
          ...specColors.map((color) => ({
            field: color,
            header: t(`specs.color.${color}`),
            align: 'end' as const,
            render: (yard: SpecEffect) =>
              yard.before[color] === yard.after[color]
                ? formatInteger(yard.after[color])
                : `${formatInteger(yard.before[color])} → ${formatInteger(yard.after[color])}`,
          })),
          {
            field: 'changed',
            header: t('specs.effects.tires'),
            align: 'end',
            render: (yard) =>
              yard.changed === 0 ? (
                '0'
              ) : (
                <Anchor
                  component="button"
                  type="button"
                  underline="always"
                  mih={24}
                  miw={24}
                  ta="end"
                  aria-expanded={opened === yard}
                  aria-label={t('specs.effects.show', { count: yard.changed, yard: nameOf(yard) })}
                  onClick={() => setOpened(opened === yard ? null : yard)}
                >
                  {formatInteger(yard.changed)}
                </Anchor>
              ),
          },
        ]}
        rows={yards}
        rowKey={({ location_id }) => String(location_id)}
        maxHeight="20rem"
      />
      {opened && (
        <ChangedTires
          key={opened.location_id}
          asked={asked}
          yard={opened.location_id}
          name={nameOf(opened)}
        />
      )}
    </Stack>
  );
}
