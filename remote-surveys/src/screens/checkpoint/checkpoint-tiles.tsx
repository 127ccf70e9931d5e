import type { CheckpointReport } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { CountLink } from '../../reports/count-link.tsx';
import { readingsAt } from '../../reports/readings-address.ts';

interface CheckpointTilesProps {
  readonly tiles: CheckpointReport['tiles'];
  /** Whether the user may see the readings behind the counts. */
  readonly mayReadDetails: boolean;
}

/** Totals of all crossings in the selection; exceptions link to their readings. */
export function CheckpointTiles({ tiles, mayReadDetails }: CheckpointTilesProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  const counted = (severity: 'critical' | 'warning') => (
    <CountLink
      count={tiles[`${severity}_exceptions`]}
      to={mayReadDetails ? readingsAt(params, { severity }) : null}
    />
  );
  return (
    <Tiles
      tiles={[
        { name: t('tire_inspection.sum.units'), value: formatInteger(tiles.total_units) },
        { name: t('checkpoint.tires'), value: formatInteger(tiles.total_tires) },
        { name: t('checkpoint.criticals'), value: counted('critical'), tone: 'red' },
        { name: t('checkpoint.warnings'), value: counted('warning'), tone: 'yellow' },
      ]}
    />
  );
}
