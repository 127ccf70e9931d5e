import { type AxleMap, statedResults } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { Badge, Select, TextInput } from '@portal/platform/ui';
import { type EndEntry, resultOf, type WheelEnd } from './check-entries.ts';
import { torqueColors } from './torque-looks.ts';
import classes from './unit-checks.module.css';

interface WheelEndFieldsProps {
  readonly end: WheelEnd;
  readonly entry: EndEntry;
  readonly map: AxleMap;
  /** The wheel end's torque spec, if specs differ among axles. */
  readonly spec: string | null;
  readonly problem: string | null;
  readonly onChange: (entry: EndEntry) => void;
}

/** The torque of a wheel end, its other details, and the result. */
export function WheelEndFields({ end, entry, map, spec, problem, onChange }: WheelEndFieldsProps) {
  const { t } = useWords();
  const place = t(`torque.end_${end.side}`, { axle: end.axle_number });
  const result = problem === null ? resultOf(entry, map, end) : null;
  return (
    <fieldset className={classes.end}>
      <legend className={classes.place}>
        {place}
        {result && <Badge color={torqueColors[result]}>{t(`torque_result.${result}`)}</Badge>}
        {end.retorque && result === null && (
          <Badge color="amber">{t(`torque.${end.retorque}`)}</Badge>
        )}
      </legend>
      <div className={classes.fields}>
        <TextInput
          size="md"
          inputMode="decimal"
          autoComplete="off"
          label={t('torque.measured', { unit: t(`measure_unit.${map.torque_format}`) })}
          {...(spec !== null && { description: spec })}
          error={problem}
          maxLength={20}
          value={entry.measured}
          onChange={({ target }) => onChange({ ...entry, measured: target.value })}
        />
        <Select
          size="md"
          allowDeselect={false}
          label={t('torque.stated')}
          data={[
            { value: '', label: t('choice.unsaid') },
            ...statedResults.map((value) => ({ value, label: t(`torque_result.${value}`) })),
          ]}
          value={entry.stated ?? ''}
          onChange={(value) =>
            onChange({ ...entry, stated: statedResults.find((code) => code === value) ?? null })
          }
        />
      </div>
    </fieldset>
  );
}
