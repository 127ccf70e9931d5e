import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Tiles } from '@portal/platform/lists';
import { useLocation } from '@portal/platform/routing';
import { CountLink } from '../../reports/count-link.tsx';
import { readingsOf } from '../../reports/readings-of.ts';

/** Number of tires read and of exceptions, each linking to its readings on this page. */
export function CrossingTiles({
  crossing: { survey_id, tiles },
}: {
  readonly crossing: CrossingDetail;
}) {
  const { t } = useWords();
  const { state } = useLocation();
  const counted = (severity: 'critical' | 'warning') => (
    <CountLink
      count={tiles[`${severity}_exceptions`]}
      to={readingsOf(survey_id, severity)}
      state={state}
    />
  );
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
          value: counted('critical'),
          tone: 'red',
        },
        {
          name: t('checkpoint.warnings'),
          value: counted('warning'),
          tone: 'yellow',
        },
      ]}
    />
  );
}
