import type { AxleMap, Confirmation, Wheel } from '@portal/contract/fleet-surveys';
import { Form, FormActions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { refusalText } from '../../../operation/refusal-text.ts';
import { yard } from '../../../yard/yard.query.ts';
import { troubleOf } from '../entry/trouble-of.ts';
import {
  asRead,
  type ChangeValues,
  changeIn,
  changeValues,
  mountedOf,
  removedOf,
} from './change-values.ts';
import { MountedFields } from './mounted-fields.tsx';
import { RemovedFields } from './removed-fields.tsx';
import type { TireChanges } from './use-tire-changes.ts';

interface ReplaceFormProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly changes: TireChanges;
  /** What is asked about the tread that is left. */
  readonly questionText: (question: Confirmation) => string;
}

/** The fields by the names of what the call says. */
const fields = {
  'replacements.0.removed.odometer': 'odometer',
  'replacements.0.removed.hours': 'hours',
  'replacements.0.removed.tread_depth': 'tread',
  'replacements.0.removed.confirmed': 'tread',
  'replacements.0.removed.removal_reasons': 'reason',
  'replacements.0.removed.destination': 'destination',
  'replacements.0.removed.comments': 'comments',
  'replacements.0.mounted.tire_id': 'stock',
  'replacements.0.mounted.tire.brand': 'brand',
  'replacements.0.mounted.tire.product_line': 'product_line',
  'replacements.0.mounted.tire.tire_size': 'tire_size',
  'replacements.0.mounted.tire.load_range': 'load_range',
  'replacements.0.mounted.tire.retread_brand': 'retread',
  'replacements.0.mounted.tire.retread_line': 'retread',
  'replacements.0.mounted.tire.tin': 'tin',
} as const satisfies Readonly<Record<string, keyof ChangeValues>>;

function questionsIn(error: unknown): readonly Confirmation[] {
  const trouble = troubleOf(error);
  return trouble.kind === 'questions' ? trouble.questions : [];
}

/** Takes the tire of a place off, puts another one on, or both. */
export function ReplaceForm({ map, wheel, changes, questionText }: ReplaceFormProps) {
  const { t } = useWords();
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
        await changes.replace([{ ...asRead(wheel), removed, mounted: mountedOf(values) }], key);
      } catch (error) {
        setQuestions(questionsIn(error));
        throw error;
      }
    },
    fields,
    problemText: ({ field, code }, _, error) => {
      if (field === 'root' || code === 'tire_mounted' || code === 'mounted_since')
        return refusalText(t, error);
      if (code === 'not_confirmed') return questionsIn(error).map(questionText).join(' ');
      if (code === 'meter_below') return t('change.problem.meter_below');
      return t(field === 'tin' ? 'change.problem.tin' : 'form.refused');
    },
    savedText: () => null,
    changes: yard,
  });
  const confirm = () => {
    confirmed.current = { tread: form.getValues('tread'), questions };
    void submit();
  };
  return (
    <Form form={form} onSubmit={submit} label={t('change.form')}>
      {tire && (
        <RemovedFields
          formats={changes.formats}
          {...(questions.length > 0 && { onConfirm: confirm })}
        />
      )}
      <MountedFields surveyId={survey.survey_id} canBeNone={tire !== null} />
      <FormActions>
        <Button type="submit" size="md" loading={isSaving}>
          {t(tire ? 'change.replace' : 'change.mount')}
        </Button>
      </FormActions>
    </Form>
  );
}
