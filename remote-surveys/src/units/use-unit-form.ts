import type { Unit } from '@portal/contract/fleet-surveys';
import { type SavedFormOptions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useState } from 'react';
import { refusalText } from '../operation/refusal-text.ts';
import { useOperation } from '../operation/use-operation.ts';
import { yardQueryKey } from '../yard/yard.query.ts';
import { unitIn } from './unit-draft.ts';
import { type UnitField, type UnitValues, unitFields } from './unit-values.ts';

interface UnitFormOptions extends Pick<SavedFormOptions<UnitValues>, 'draft' | 'initial'> {
  readonly save: (values: UnitValues, key: string) => Promise<Unit>;
  /** Text that confirms the save, with the unit's number. */
  readonly doneText: (unit: Unit) => string;
}

/** Fields with a text of their own for the server's refusals. */
const told: readonly (UnitField | 'root')[] = [
  'unit_number',
  'vin',
  'year',
  'license_plate',
  'license_plate_country',
  'license_plate_state',
];

/** A form for a unit. The outcome of saving it becomes the operation status. */
export function useUnitForm({ draft, initial, save, doneText }: UnitFormOptions) {
  const { t } = useWords();
  const { succeed, fail } = useOperation();
  const [saved, setSaved] = useState<Unit | null>(null);
  const textOf: SavedFormOptions<UnitValues>['problemText'] = ({ field, code }, values, error) => {
    if (field === 'root') return refusalText(t, error);
    if (code === 'unique') return t('unit.problem.taken', { number: values.unit_number.trim() });
    if (field === 'vin') return t('unit.problem.vin');
    return t(told.includes(field) ? `unit.problem.${field}` : 'form.refused');
  };
  const saving = useSavedForm<UnitValues>({
    draft,
    initial,
    restore: unitIn,
    send: async (values, key) => {
      const unit = await save(values, key);
      setSaved(unit);
      succeed(doneText(unit));
    },
    fields: unitFields,
    problemText: (problem, values, error) => {
      const text = textOf(problem, values, error);
      fail(text, true);
      return text;
    },
    savedText: () => null,
    changes: yardQueryKey,
  });
  /** The unit as last saved, once the form has no unsaved input. */
  const isUnsaved = saving.isSaving || saving.form.formState.isDirty;
  return { ...saving, saved: isUnsaved ? null : saved };
}
