import {
  type Fasteners,
  fasteners as kinds,
  limitsAt,
  surveyLimits,
  torqueSizes,
} from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Input, SegmentedControl, Stack, Text } from '@portal/platform/ui';
import { useId } from 'react';
import { endKey, type WheelEnd } from './check-entries.ts';
import type { UnitChecks } from './use-unit-checks.ts';
import { WheelEndFields } from './wheel-end-fields.tsx';

/** The torque of each wheel end, compared with the spec of its fasteners. */
export function Torque({ checks }: { readonly checks: UnitChecks }) {
  const { t } = useWords();
  const id = useId();
  const { map, endAt, changeEnds, wrongEnds } = checks;
  const told = map.wheel_ends.find((end) => endAt(end).measured !== '') ?? map.wheel_ends[0];
  const kind = told ? endAt(told).fasteners : 'm22';
  const unit = t(`measure_unit.${map.torque_format}`);
  const shown = (nm: number) => roundHalfUp(nm / torqueSizes[map.torque_format], 0);
  const specText = (end: WheelEnd) => {
    const { least, most } = limitsAt(end, kind, map.torque_format);
    return t('torque.spec', { from: shown(least), to: shown(most), unit });
  };
  // Axles may have different torque specs.
  const [spec, ...others] = new Set(map.wheel_ends.map(specText));
  const isOne = others.length === 0;
  const changeKind = (next: Fasteners) =>
    changeEnds(
      Object.fromEntries(
        map.wheel_ends.map((end) => [endKey(end), { ...endAt(end), fasteners: next }]),
      ),
    );
  return (
    <Stack gap="md">
      <div>
        <Input.Label id={id} component="div">
          {t('torque.fasteners')}
        </Input.Label>
        <SegmentedControl<Fasteners>
          fullWidth
          size="md"
          aria-labelledby={id}
          data={kinds.map((value) => ({ value, label: t(`fasteners.${value}`) }))}
          value={kind}
          onChange={changeKind}
        />
        {isOne && (
          <Text size="sm" c="dimmed" mt="xs">
            {spec}
          </Text>
        )}
      </div>
      {map.wheel_ends.map((end) => (
        <WheelEndFields
          key={endKey(end)}
          end={end}
          entry={endAt(end)}
          map={map}
          spec={isOne ? null : specText(end)}
          problem={
            wrongEnds.includes(end)
              ? t('torque.problem', { most: surveyLimits.torque[map.torque_format], unit })
              : null
          }
          onChange={(entry) =>
            changeEnds({
              [endKey(end)]: { ...entry, fasteners: kind },
            })
          }
        />
      ))}
    </Stack>
  );
}
