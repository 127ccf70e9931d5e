import { type CommonSpecs, type SpecItem, specDaysAhead, specFields } from '@portal/contract/admin';
import { DateField } from '@portal/platform/dates';
import {
  Form,
  FormActions,
  useController,
  useLatestValues,
  useSavedForm,
} from '@portal/platform/forms';
import { failureWord, isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Box, Button } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { RoleFields } from './role-fields.tsx';
import { changedRoles, type SpecValues, specValuesIn, valuesOf } from './spec-values.ts';
import { type ProposedSpecs, specs } from './specs.query.ts';
import { useSpecText } from './use-spec-text.ts';
import { useYardChoice } from './use-yard-choice.ts';

interface SpecFormProps {
  readonly account: string;
  readonly item: SpecItem;
  readonly common: CommonSpecs;
}

/** Returns the reader's local date plus some days, as YYYY-MM-DD. */
function dayAhead(days: number): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days));
  return day.toISOString().slice(0, 10);
}

/** Form for the specs of a fleet or a yard; previews the effects before saving. */
export function SpecForm({ account, item, common }: SpecFormProps) {
  const { t } = useWords();
  const { unitOf } = useSpecText(common);
  const [isReviewing, setReviewing] = useState(false);
  const today = dayAhead(0);
  const askedOf = (values: SpecValues): ProposedSpecs => ({
    account,
    location_id: item.location_id,
    valid_from: values.valid_from ?? today,
    roles: changedRoles(values, item, unitOf),
  });
  const [asked, setAsked] = useState<ProposedSpecs>({
    account,
    location_id: item.location_id,
    valid_from: today,
    roles: [],
  });
  const choice = useYardChoice(asked, isReviewing);
  const { locations } = choice;
  const fields = (roles: ProposedSpecs['roles']) =>
    Object.fromEntries([
      ['valid_from', 'valid_from' as const],
      ...roles.flatMap(({ role }, place) =>
        [...specFields, 'products' as const].map((field) => [
          `roles.${place}.${field}`,
          `roles.${role}.${field}` as const,
        ]),
      ),
    ]);
  const { form, submit, isSaving } = useSavedForm<SpecValues>({
    draft: `specs/${account}/${item.location_id ?? 'fleet'}`,
    initial: () => valuesOf(item, today),
    restore: specValuesIn,
    send: (values) =>
      call('PUT manage_specs/save_specs', {
        body: {
          ...askedOf(values),
          revision: values.revision,
          is_confirmed: true,
          ...(locations && { locations }),
        },
      }).finally(() => setReviewing(false)),
    fields: fields(asked.roles),
    problemText: ({ code, field }, _, error) => {
      if (code === 'changed_elsewhere')
        return t(
          isCallFailure(error) && error.path === 'locations'
            ? 'specs.problem.yards_changed'
            : 'specs.problem.changed_elsewhere',
        );
      if (field === 'root') return t(failureWord(error));
      return t('specs.problem.refused');
    },
    savedText: () => t('specs.saved'),
    changes: specs,
  });
  const { isDirty } = form.formState;
  useLatestValues(form, item, (latest) => valuesOf(latest, dayAhead(0)));
  const validFrom = useController({
    control: form.control,
    name: 'valid_from',
    rules: {
      validate: (day) =>
        (day !== null && day >= today && day <= dayAhead(specDaysAhead)) ||
        t('specs.problem.valid_from'),
    },
  });
  const review = form.handleSubmit((values) => {
    const next = askedOf(values);
    if (next.roles.length === 0) form.setError('root', { message: t('specs.problem.nothing') });
    else {
      setAsked(next);
      setReviewing(true);
    }
  });
  return (
    <Form form={form} onSubmit={review} label={t('specs.title')}>
      <Box maw="20rem">
        <DateField
          label={t('specs.valid_from')}
          description={t('specs.valid_from_help')}
          value={validFrom.field.value}
          onChange={validFrom.field.onChange}
          minimum={today}
          maximum={dayAhead(specDaysAhead)}
          required
          error={validFrom.fieldState.error?.message}
        />
      </Box>
      {item.roles.map((spec) => (
        <RoleFields key={spec.role} spec={spec} common={common} />
      ))}
      <FormActions>
        {isDirty && (
          <Button variant="default" disabled={isSaving} onClick={() => form.reset()}>
            {t('specs.discard')}
          </Button>
        )}
        <Button type="submit" disabled={!isDirty}>
          {t('specs.review')}
        </Button>
      </FormActions>
      <ReviewDialog
        opened={isReviewing}
        item={item}
        asked={asked}
        choice={choice}
        isSaving={isSaving}
        onSave={() => void submit()}
        onClose={() => setReviewing(false)}
      />
    </Form>
  );
}
