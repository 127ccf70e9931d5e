import type { ChosenFactor, LeaseStructure } from '@portal/contract/analysis-reports';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Select } from '@portal/platform/ui';
import classes from './lease.module.css';
import type { LeaseValues } from './lease-values.ts';
import { RateBadge } from './rate-badge.tsx';
import { percentText } from './rate-text.ts';

interface FactorFieldProps {
  readonly factor: ChosenFactor;
  readonly structure: LeaseStructure;
}

/** Field for a factor; each value shows the rate that it adds. */
export function FactorField({ factor, structure }: FactorFieldProps) {
  const { t } = useWords();
  const { control } = useFormContext<LeaseValues>();
  const { field, fieldState } = useController({ control, name: `factors.${factor}` });
  const values = structure.factors.find((each) => each.factor === factor)?.values ?? [];
  const chosen = values.find(({ value }) => value === field.value);
  return (
    <div className={classes.factor}>
      <Select
        label={t(`lease_factor.${factor}`)}
        data={values.map(({ value, rate }) => ({
          value,
          label: `${t(`lease_value.${factor}.${value}`)}, ${percentText(rate)}`,
        }))}
        value={chosen ? field.value : null}
        onChange={(value) => value !== null && field.onChange(value)}
        onBlur={field.onBlur}
        ref={field.ref}
        allowDeselect={false}
        error={fieldState.error?.message}
      />
      <span className={classes.rate}>{chosen && <RateBadge rate={chosen.rate} />}</span>
    </div>
  );
}
