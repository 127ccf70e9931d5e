import type { AxleMap } from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Facts } from '@portal/platform/ui';

/** The checklist and torques of a unit, read-only. */
export function CheckFacts({ map }: { readonly map: AxleMap }) {
  const { t } = useWords();
  const { checklist, wheel_ends, torque_format } = map;
  const unit = t(`measure_unit.${torque_format}`);
  const checked = wheel_ends.filter(({ result }) => result !== null);
  const passed = checklist.filter(({ answer }) => answer === 'pass').length;
  return (
    <Facts
      facts={[
        ...(checklist.length > 0
          ? [
              [
                t('checklist.title'),
                t('checklist.passed', { passed, count: checklist.length }),
              ] as const,
            ]
          : []),
        ...checklist
          .filter(({ answer }) => answer === 'fail')
          .map(
            ({ item, notes }) =>
              [
                t(`checklist_item.${item}`),
                [t('checklist_answer.fail'), notes].filter(Boolean).join(': '),
              ] as const,
          ),
        ...checked.map(
          ({ axle_number: axle, side, measured, result }) =>
            [
              t(`torque.end_${side}`, { axle }),
              [
                measured === null ? null : `${roundHalfUp(measured, 1)} ${unit}`,
                t(`torque_result.${result}`),
              ]
                .filter(Boolean)
                .join(', '),
            ] as const,
        ),
      ]}
    />
  );
}
