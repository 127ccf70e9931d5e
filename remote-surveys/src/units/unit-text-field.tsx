import { useFormContext } from '@portal/platform/forms';
import { clock } from '@portal/platform/guarding';
import { useWords } from '@portal/platform/i18n';
import { TextInput } from '@portal/platform/ui';
import type { ComponentProps } from 'react';
import { unitProblem } from './unit-checks.ts';
import type { UnitTextField as Field, UnitValues } from './unit-values.ts';

interface UnitTextFieldProps
  extends Pick<
    ComponentProps<typeof TextInput>,
    'required' | 'maxLength' | 'inputMode' | 'autoCapitalize' | 'description' | 'list' | 'dir'
  > {
  readonly name: Field;
  /** Called when the field loses focus. */
  readonly onLeave?: (text: string) => void;
}

export function UnitTextField({ name, onLeave, ...input }: UnitTextFieldProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<UnitValues>();
  const problem = (_: string, values: UnitValues) => {
    const word = unitProblem(name, values, clock.now().getFullYear());
    return word === null || t(word);
  };
  return (
    <TextInput
      {...register(name, {
        validate: problem,
        ...(onLeave && {
          onBlur: (event: { target: { value: string } }) => onLeave(event.target.value),
        }),
      })}
      {...input}
      label={t(`unit.${name === 'unit_number' ? 'number' : name}`)}
      autoComplete="off"
      spellCheck={false}
      error={formState.errors[name]?.message}
    />
  );
}
