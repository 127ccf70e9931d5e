import type { AxleMap, TireSelects, Wheel } from '@portal/contract/fleet-surveys';
import { Form, FormActions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { ChangedElsewhere } from '../../../operation/changed-elsewhere.tsx';
import { refusalText } from '../../../operation/refusal-text.ts';
import { useConflict, useReadVersion } from '../../../operation/version.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';
import { MakeFields } from './make-fields.tsx';
import { type MakeValues, makeFields, makeIn, makeOf, makeValues } from './make-values.ts';
import { useTinProblem } from './use-tin-problem.ts';
import type { TireChanges } from './use-tire-changes.ts';

interface DetailsFormProps {
  readonly map: AxleMap;
  readonly wheel: Wheel;
  readonly tire: NonNullable<Wheel['tire']>;
  readonly retreads: TireSelects['retread_lines'];
  readonly changes: TireChanges;
}

/** Corrects the make of a tire. Shows another user's correction before overwriting it. */
export function DetailsForm({ map, wheel, tire, retreads, changes }: DetailsFormProps) {
  const { t } = useWords();
  const tinProblem = useTinProblem();
  const draft = `tire/${tire.tire_id}`;
  const version = useReadVersion({
    revision: tire.revision,
    values: makeValues(tire, retreads),
  });
  const { form, isSaving, submit } = useSavedForm<MakeValues>({
    draft,
    initial: () => version.read.values,
    restore: makeIn,
    send: (values, key) =>
      changes.correct(wheel, { ...makeOf(values), revision: version.read.revision }, key),
    fields: makeFields,
    problemText: ({ field }, { tin }, error) => {
      if (field === 'root') return refusalText(t, error);
      return field === 'tin' ? tinProblem(tin) : t('form.refused');
    },
    savedText: () => null,
    changes: yardQueryKey,
  });
  const conflict = useConflict({
    ...{ ...version, draft, form, valuesIn: makeIn },
    onSaved: () => changes.tellCorrected(wheel),
  });
  return (
    <Form form={form} onSubmit={submit} label={t('tire_details.form')}>
      {conflict.isConflict && (
        <ChangedElsewhere
          title={t('tire_details.conflict')}
          text={t('survey.conflict.text')}
          facts={conflict.changed.map((name) => [
            t(`change.${name}`),
            String(Reflect.get(version.present.values, name)).replace('\n', ' ') ||
              t('form.not_said'),
          ])}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      <MakeFields survey={map.survey} />
      <FormActions>
        <Button
          type="submit"
          size="md"
          loading={isSaving}
          disabled={!form.formState.isDirty || conflict.isConflict}
        >
          {t('inspect.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
