import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { useWords } from '@portal/platform/i18n';
import { Facts, Panel } from '@portal/platform/ui';
import { useLaneTime } from '../../reports/use-lane-time.ts';
import { PlatePicture } from './plate/plate-picture.tsx';

interface CrossingPanelProps {
  readonly crossing: CrossingDetail;
  /** Fetches the crossing again, because the address of its picture has expired. */
  readonly onExpired: () => Promise<unknown>;
}

/** Time and place of the crossing, with a picture of the plate. */
export function CrossingPanel({ crossing, onExpired }: CrossingPanelProps) {
  const { t } = useWords();
  const { momentOf } = useLaneTime();
  const { tiles, lane, fleet_name, pressure_format, tread_depth_format } = crossing;
  const { crossingdirection: direction, license_plate_url: plate } = tiles;
  return (
    <Panel title={t('crossing.facts')}>
      <Facts
        facts={[
          [t('unit.number'), tiles.unit],
          [t('crossing.moment'), momentOf(tiles.date_time)],
          [t('inspection_report.fleet'), fleet_name],
          [t('inspection_report.fleet_location'), tiles.location],
          [t('checkpoint.lane'), lane],
          [t('crossing.direction'), direction && t(`crossing.direction.${direction}`)],
          [
            t('crossing.ways'),
            t(tiles.is_bidirectional ? 'crossing.ways.both' : 'crossing.ways.one'),
          ],
          [t('checkpoint.license_number'), tiles.license_number],
          [
            t('crossing.units'),
            [pressure_format, tread_depth_format]
              .map((unit) => t(`measure_unit.${unit}`))
              .join(', '),
          ],
        ]}
      />
      {plate !== null && (
        <PlatePicture address={plate} number={tiles.license_number} onExpired={onExpired} />
      )}
    </Panel>
  );
}
