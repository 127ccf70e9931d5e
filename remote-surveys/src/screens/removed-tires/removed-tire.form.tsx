import type { RemovedTire } from '@portal/contract/fleet-surveys';
import { Form, FormActions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button } from '@portal/platform/ui';
import { type ReactNode, useState } from 'react';
import { call } from '../../calls.ts';
import { ChangedElsewhere } from '../../operation/changed-elsewhere.tsx';
import { refusalText } from '../../operation/refusal-text.ts';
import { useOperation } from '../../operation/use-operation.ts';
import { useConflict, useReadVersion } from '../../operation/version.ts';
import { RemovalFields } from '../../removals/removal-fields.tsx';
import {
  maximumOf,
  removalBody,
  removalFields,
  removalIn,
  removalValues,
} from '../../removals/removal-values.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { useRemovalTexts } from './use-removal-texts.ts';

interface RemovedTireFormProps {
  readonly tire: RemovedTire;
  /** Further actions. */
  readonly beside: ReactNode;
}

const measured: readonly string[] = ['odometer', 'hours', 'tread_depth'];

/** Changes the details of a removed tire. Shows another user's change before overwriting it. */
export function RemovedTireForm({ tire, beside }: RemovedTireFormProps) {
  const { t } = useWords();
  const { succeed, fail } = useOperation();
  const saidFacts = useRemovalTexts();
  const [read] = useState(tire);
  const draft = `removed-tire/${tire.id}/${tire.distance_format}`;
  const version = useReadVersion({ revision: tire.revision, values: removalValues(tire) });
  const { form, isSaving, submit } = useSavedForm({
    draft,
    initial: () => removalValues(tire),
    restore: removalIn,
    send: async (values, client_key) => {
      const { id } = tire;
      const { revision } = version.read;
      const body = { id, revision, client_key, ...removalBody(values, tire) };
      await call('PUT fleet_survey/update_removed_tire', { body });
      succeed(t('removed_tire.saved'));
    },
    fields: removalFields,
    problemText: ({ field }, _, error) => {
      if (field === 'root') {
        const text = refusalText(t, error);
        fail(text);
        return text;
      }
      return measured.includes(field)
        ? t(`removed_tire.problem.${field}`, { most: maximumOf('tread_depth', read) })
        : t('form.refused');
    },
    savedText: () => null,
    changes: yardQueryKey,
  });
  const conflict = useConflict({
    ...{ ...version, draft, form, valuesIn: removalIn },
    onSaved: () => succeed(t('removed_tire.saved')),
  });
  const facts = saidFacts(tire);
  return (
    <Form form={form} onSubmit={submit} label={t('removed_tires.title')}>
      {conflict.isConflict && (
        <ChangedElsewhere
          title={t('removed_tire.conflict')}
          text={t('survey.conflict.text')}
          facts={conflict.changed.map((name) => {
            const [label, text] = facts[name as keyof typeof facts];
            return [label, text || t('form.not_said')];
          })}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
        />
      )}
      <RemovalFields formats={tire} />
      <FormActions>
        {beside}
        <Button
          type="submit"
          loading={isSaving}
          disabled={!form.formState.isDirty || conflict.isConflict}
        >
          {t('removed_tire.save')}
        </Button>
      </FormActions>
    </Form>
  );
}
