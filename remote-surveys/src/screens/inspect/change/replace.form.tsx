import type { AxleMap, Confirmation, Wheel } from '@portal/contract/fleet-surveys';
import { Form, FormActions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { refusalText } from '../../../operation/refusal-text.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';
import { troubleOf } from '../entry/trouble-of.ts';
import {
  type ChangeValues,
  changeIn,
  changeValues,
  mountedOf,
  removedOf,
  replacementTargetOf,
  tireIdOf,
} from './change-values.ts';
import { makeFields } from './make-values.ts';
import { MountedFields } from './mounted-fields.tsx';
import { OtherTire } from './other-tire.tsx';
import { RemovedFields } from './removed-fields.tsx';
import { useTinProblem } from './use-tin-problem.ts';
import type { TireChanges } from './use-tire-changes.ts';

interface ReplaceFormProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly changes: TireChanges;
  /** Question about the remaining tread depth. */
  readonly questionText: (question: Confirmation) => string;
}

/** Form fields by the path of their values in the call. */
const fields = {
  'replacements.0.removed.odometer': 'odometer',
  'replacements.0.removed.hours': 'hours',
  'replacements.0.removed.tread_depth': 'tread',
  'replacements.0.removed.confirmed': 'tread',
  'replacements.0.removed.removal_reasons': 'reason',
  'replacements.0.removed.destination': 'destination',
  'replacements.0.removed.comments': 'comments',
  'replacements.0.mounted.tire_id': 'stock',
  ...Object.fromEntries(
    Object.entries(makeFields).map(([name, field]) => [
      `replacements.0.mounted.tire.${name}`,
      field,
    ]),
  ),
} as const satisfies Readonly<Record<string, keyof ChangeValues>>;

function questionsIn(error: unknown): readonly Confirmation[] {
  const trouble = troubleOf(error);
  return trouble.kind === 'questions' ? trouble.questions : [];
}

/** Removes the tire at a position, mounts another one, or both. */
export function ReplaceForm({ map, wheel, changes, questionText }: ReplaceFormProps) {
  const { t } = useWords();
  const tinProblem = useTinProblem();
  const { inspection, survey } = map;
  const { tire } = wheel;
  const [questions, setQuestions] = useState<readonly Confirmation[]>([]);
  const confirmed = useRef<{ tread: string; questions: readonly Confirmation[] } | null>(null);
  const { form, isSaving, submit } = useSavedForm<ChangeValues>({
    draft: `inspection/${inspection.unit_inspection_id}/change/${wheel.position}/${changes.formats.distance_format}`,
    initial: () => changeValues(wheel, inspection, changes.formats),
    restore: changeIn,
    send: async (values, key) => {
      const answer = confirmed.current?.tread === values.tread ? confirmed.current.questions : [];
      const removed = tire && { ...removedOf(values), confirmed: [...answer] };
      try {
        await changes.replace(
          [{ ...replacementTargetOf(wheel), removed, mounted: mountedOf(values) }],
          key,
        );
      } catch (error) {
        setQuestions(questionsIn(error));
        throw error;
      }
    },
    fields,
    problemText: ({ field, code }, { tin }, error) => {
      if (field === 'root' || code === 'tire_mounted' || code === 'mounted_since')
        return refusalText(t, error);
      if (code === 'not_confirmed') return questionsIn(error).map(questionText).join(' ');
      if (code === 'meter_below') return t('change.problem.meter_below');
      return field === 'tin' ? tinProblem(tin) : t('form.refused');
    },
    savedText: () => null,
    changes: yardQueryKey,
  });
  const present = tireIdOf(wheel);
  // While saving, the tire changes because of this form.
  const isOther = form.watch('tire') !== present && !isSaving;
  const confirm = () => {
    confirmed.current = { tread: form.getValues('tread'), questions };
    void submit();
  };
  return (
    <Form form={form} onSubmit={submit} label={t('change.form')}>
      {isOther && (
        <OtherTire
          wheel={wheel}
          map={map}
          onGoOn={() => {
            form.clearErrors('root');
            form.setValue('tire', present, { shouldDirty: true });
          }}
        />
      )}
      {tire && (
        <RemovedFields
          formats={changes.formats}
          {...(questions.length > 0 && { onConfirm: confirm })}
        />
      )}
      <MountedFields survey={survey} canBeNone={tire !== null} />
      <FormActions>
        <Button type="submit" size="md" loading={isSaving} disabled={isOther}>
          {t(tire ? 'change.replace' : 'change.mount')}
        </Button>
      </FormActions>
    </Form>
  );
}
