import type { AxleMap as Axles } from '@portal/contract/fleet-surveys';
import { concerns, isOfPressure } from '@portal/contract/fleet-surveys';
import { formatDate, noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { useQueryClient } from '@portal/platform/query';
import { Facts, Stack, Title } from '@portal/platform/ui';
import { useEffect, useState } from 'react';
import { AxleMap } from '../../axle-map/axle-map.tsx';
import { wheelsInOrder } from '../../axles/wheel-order.ts';
import { useFindingText } from '../../findings/use-finding-text.ts';
import { useMeasureText } from '../../findings/use-measure-text.ts';
import { unitImagesPath } from '../../paths.ts';
import { imagesQuery } from '../../photos/images.query.ts';
import { MarkedLine } from '../../reports/marked-line.tsx';
import { useReportLinkState } from '../../reports/previous-page.ts';
import { PageLink } from '../../yard/page-link.tsx';

interface UnitMapProps {
  readonly map: Axles;
  readonly surveyId: string;
  /** Position of the tire chosen at first. */
  readonly tire: string | null;
}

/** A unit seen from above, and details of the chosen tire. */
export function UnitMap({ map, surveyId, tire }: UnitMapProps) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const text = useFindingText();
  const queries = useQueryClient();
  const here = useReportLinkState();
  const unitId = String(map.inspection.unit_id);
  // Users who look at a unit often open its photos next.
  useEffect(() => {
    void queries.prefetchQuery(imagesQuery({ surveyId, unitId, page: 1, isAhead: true }));
  }, [queries, surveyId, unitId]);
  const wheels = wheelsInOrder(map, 'by_axle');
  const [chosen, setChosen] = useState(
    () =>
      (
        wheels.find(({ position }) => position === tire) ??
        wheels.find(({ color }) => color === 'red') ??
        wheels.find(({ color }) => color === 'yellow') ??
        wheels[0]
      )?.position,
  );
  const wheel = wheels.find(({ position }) => position === chosen);
  const { pressure_format, tread_depth_format, inspection } = map;
  const reading = wheel?.reading;
  const findings = map.findings.filter(
    (finding) =>
      wheel &&
      concerns(
        { ...finding, axle: finding.axle_number },
        { axle: wheel.axle_number, side: wheel.side, slot: wheel.slot },
      ),
  );
  const value = (read: number | null | undefined, unit: Parameters<typeof measureText>[1]) =>
    read === null || read === undefined ? noValue : measureText(read, unit);
  return (
    <Stack gap="md">
      <AxleMap
        map={map}
        way="by_axle"
        chosen={chosen}
        unsavedAt={() => null}
        onChoose={({ position }) => setChosen(position)}
        onLift={null}
      />
      {wheel && (
        <Stack
          gap="xs"
          component="section"
          aria-label={t('survey_detail.tire', { position: wheel.position })}
        >
          <Title order={3} size="h4">
            {t('survey_detail.tire', { position: wheel.position })}
          </Title>
          <Facts
            facts={[
              [t('survey_detail.pressure'), value(reading?.pressure, pressure_format)],
              [t('survey_detail.target'), measureText(wheel.target_pressure, pressure_format)],
              [t('survey_detail.tread'), value(reading?.tread_depth, tread_depth_format)],
              [t('survey_detail.pull'), measureText(wheel.pull_depth, tread_depth_format)],
              [
                t('removed_tire.brand'),
                wheel.tire &&
                  [
                    wheel.tire.brand,
                    wheel.tire.product_line,
                    wheel.tire.tire_size,
                    wheel.tire.retread && t('tire.retread', { cap: wheel.tire.retread }),
                  ]
                    .filter(Boolean)
                    .join(' '),
              ],
              [t('survey_detail.mounted'), wheel.tire ? formatDate(wheel.tire.mounted_on) : null],
              [t('reading.valve'), reading?.valve ? t(`valve.${reading.valve}`) : null],
              [
                t('reading.wear'),
                reading?.wear_conditions.map((each) => t(`wear.${each}`)).join(', ') || null,
              ],
              [
                t('reading.resolution'),
                reading?.resolution ? t(`resolution.${reading.resolution}`) : null,
              ],
              [t('reading.comments'), reading?.comments || null],
            ]}
          />
          {findings.map((finding) => (
            <MarkedLine
              key={`${finding.check} ${finding.side} ${finding.slot}`}
              color={finding.severity === 'critical' ? 'red' : 'yellow'}
            >
              <b>{t(`severity.${finding.severity}`)}:</b>{' '}
              {finding.slot === null && `${text.place(finding)} `}
              {text.rule(finding, isOfPressure(finding) ? pressure_format : tread_depth_format)}
            </MarkedLine>
          ))}
        </Stack>
      )}
      <PageLink to={unitImagesPath(surveyId, inspection.unit_id)} state={here}>
        {t('images.of_unit')}
      </PageLink>
    </Stack>
  );
}
