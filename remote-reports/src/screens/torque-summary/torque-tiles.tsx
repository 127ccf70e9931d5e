import type {
  RetorqueStanding,
  TorqueReport,
  TorqueResult,
} from '@portal/contract/analysis-reports';
import { formatFigure, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { type Tile, Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { LinkedCount } from '../../parts/linked-count.tsx';
import { checksAt, retorquesAt } from './torque-address.ts';

/** Counts of the checks of the selection by result, and of the re-torques due. */
export function TorqueTiles({ summary }: { readonly summary: TorqueReport['summary'] }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const of = (result: TorqueResult, tone?: Tile['tone']): Tile => ({
    name: t(`torque_result.${result}`),
    value: <LinkedCount count={summary[result]} to={checksAt(params, result)} />,
    ...(tone && summary[result] > 0 && { tone }),
  });
  const left = (state: RetorqueStanding, tone?: Tile['tone']): Tile => ({
    name: t(`torque.left.${state}`),
    value: <LinkedCount count={summary[state]} to={retorquesAt(params, state)} />,
    ...(tone && summary[state] > 0 && { tone }),
  });
  return (
    <Tiles
      tiles={[
        { name: t('torque.sum.units'), value: formatInteger(summary.units) },
        {
          name: t('torque.sum.checked'),
          value: <LinkedCount count={summary.checked} to={checksAt(params)} />,
        },
        {
          ...of('in_spec', 'green'),
          note: formatFigure(summary.in_spec_percentage, 'percent'),
        },
        of('low', 'yellow'),
        of('high', 'yellow'),
        of('re_torqued', 'yellow'),
        of('missing_hardware', 'red'),
        left('overdue', 'red'),
        left('due', 'yellow'),
        left('unknown'),
      ]}
    />
  );
}
