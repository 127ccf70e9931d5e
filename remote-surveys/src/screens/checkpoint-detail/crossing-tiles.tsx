import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';

/** How many tires were read, and how many exceptions they have. */
export function CrossingTiles({ crossing: { tiles } }: { readonly crossing: CrossingDetail }) {
  const { t } = useWords();
  return (
    <Tiles
      tiles={[
        {
          name: t('checkpoint.tires_read'),
          value: formatInteger(tiles.total_tires_read_count),
          note: t('tire_inspection.sum.of', { count: formatInteger(tiles.records_total) }),
        },
        {
          name: t('checkpoint.criticals'),
          value: formatInteger(tiles.critical_exceptions),
          tone: 'red',
        },
        {
          name: t('checkpoint.warnings'),
          value: formatInteger(tiles.warning_exceptions),
          tone: 'yellow',
        },
      ]}
    />
  );
}
