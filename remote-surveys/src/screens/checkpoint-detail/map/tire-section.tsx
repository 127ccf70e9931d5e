import { concerns } from '@portal/contract/fleet-surveys';
import type { CrossingDetail } from '@portal/contract/inspection-surveys';
import { noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Facts, Stack, Title } from '@portal/platform/ui';
import { useMeasureText } from '../../../findings/use-measure-text.ts';
import { RuleLine } from '../../../reports/rule-line.tsx';
import type { CrossingTire } from '../tires.ts';
import { useTireState } from '../use-tire-state.ts';

interface TireSectionProps {
  readonly crossing: CrossingDetail;
  readonly tire: CrossingTire;
}

/** Details of a tire: its values, and the findings on it, its pair or its axle. */
export function TireSection({ crossing, tire }: TireSectionProps) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const stateOf = useTireState();
  const { pressure_format, tread_depth_format } = crossing;
  const { axle_number: axle, side, slot, pressure, tread_depth } = tire;
  const title = t('survey_detail.tire', { position: t(`wheel.${side}_${slot}`, { axle }) });
  const findings = crossing.findings.filter((finding) =>
    concerns({ ...finding, axle: finding.axle_number }, { axle, side, slot }),
  );
  return (
    <section aria-label={title}>
      <Stack gap="xs">
        <Title order={3} size="h4">
          {title}
        </Title>
        <Facts
          facts={[
            [
              t('survey_detail.axle'),
              t('configuration.axle', { number: axle, role: t(`axle_role.${tire.axle.role}`) }),
            ],
            [t('checkpoint.tire_state'), stateOf(tire)],
            [
              t('survey_detail.pressure'),
              pressure === null ? noValue : measureText(pressure, pressure_format),
            ],
            [
              t('survey_detail.tread'),
              tread_depth === null ? noValue : measureText(tread_depth, tread_depth_format),
            ],
          ]}
        />
        {findings.map((finding) => (
          <RuleLine key={finding.finding_id} finding={finding} formats={crossing} />
        ))}
      </Stack>
    </section>
  );
}
