import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { EmptyState, Panel, Stack } from '@portal/platform/ui';
import { useState } from 'react';
import { useMeasureText } from '../../../findings/use-measure-text.ts';
import { tiresOf, worstTire } from '../tires.ts';
import { CrossingMap } from './crossing-map.tsx';
import { TireSection } from './tire-section.tsx';

/** The unit seen from above, and details of the chosen tire. */
export function MapPanel({ crossing }: { readonly crossing: CrossingDetail }) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const tires = tiresOf(crossing);
  const [chosen, setChosen] = useState(() => worstTire(tires)?.position);
  const tire = tires.find(({ position }) => position === chosen);
  const { hot_allowance, pressure_format, tread_depth_format } = crossing;
  return (
    <Panel
      title={t('crossing.map')}
      description={[
        t('crossing.map_text', {
          pressure: t(`measure_unit.${pressure_format}`),
          tread: t(`measure_unit.${tread_depth_format}`),
        }),
        ...(hot_allowance > 0
          ? [t('crossing.hot', { allowance: measureText(hot_allowance, pressure_format) })]
          : []),
      ].join(' ')}
    >
      {tires.length === 0 ? (
        <EmptyState title={t('crossing.no_tires')} />
      ) : (
        <Stack gap="md">
          <CrossingMap crossing={crossing} chosen={chosen} onChoose={setChosen} />
          {tire && <TireSection crossing={crossing} tire={tire} />}
        </Stack>
      )}
    </Panel>
  );
}
