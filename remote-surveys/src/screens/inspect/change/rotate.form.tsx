import type { AxleMap, Wheel } from '@portal/contract/fleet-surveys';
import { Form, FormActions, useController, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Facts, Select } from '@portal/platform/ui';
import { wheelsInOrder } from '../../../axles/wheel-order.ts';
import { refusalText } from '../../../operation/refusal-text.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';
import { useTireText } from '../entry/use-tire-text.ts';
import { rotationOf } from './change-values.ts';
import type { TireChanges } from './use-tire-changes.ts';

interface RotateFormProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly changes: TireChanges;
}

interface RotateValues {
  /** The other position; empty at first. */
  readonly to: string;
}

/** Swaps the tire of a position with that of another one, or moves it to an empty one. */
export function RotateForm({ map, wheel, changes }: RotateFormProps) {
  const { t } = useWords();
  const tireText = useTireText(map);
  const others = wheelsInOrder(map, 'by_axle').filter(
    ({ position, tire }) => position !== wheel.position && (tire ?? wheel.tire) !== null,
  );
  const { form, isSaving, submit } = useSavedForm<RotateValues>({
    draft: null,
    initial: () => ({ to: '' }),
    restore: () => null,
    send: async ({ to }, key) => {
      const other = others.find(({ position }) => position === to);
      if (other) await changes.replace(rotationOf(wheel, other), key);
    },
    fields: {},
    problemText: (_, __, error) => refusalText(t, error),
    savedText: () => null,
    changes: yardQueryKey,
  });
  const { field, fieldState } = useController({
    control: form.control,
    name: 'to',
    rules: { validate: (to) => to !== '' || t('form.missing') },
  });
  const chosen = others.find(({ position }) => position === field.value);
  const named = ({ axle_number: axle, side, slot }: Wheel) => t(`wheel.${side}_${slot}`, { axle });
  return (
    <Form form={form} onSubmit={submit} label={t('change.form')}>
      <Select
        label={t('change.rotate_with')}
        size="md"
        required
        allowDeselect={false}
        data={others.map((other) => ({ value: other.position, label: named(other) }))}
        value={field.value || null}
        onChange={(next) => field.onChange(next ?? '')}
        onBlur={field.onBlur}
        ref={field.ref}
        error={fieldState.error?.message}
      />
      <div role="status">
        <Facts
          isWide
          facts={(chosen ? [wheel, chosen] : [wheel]).map((each) => [named(each), tireText(each)])}
        />
      </div>
      <FormActions>
        <Button type="submit" size="md" loading={isSaving}>
          {t('change.rotate')}
        </Button>
      </FormActions>
    </Form>
  );
}
