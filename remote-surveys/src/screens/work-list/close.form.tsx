import {
  type FindingRow,
  type Outcome,
  outcomes,
  surveyLimits,
} from '@portal/contract/fleet-surveys';
import { Form, FormActions, useController, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Radio, Stack, Text, Textarea } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { useFindingText } from '../../findings/use-finding-text.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { useOperation } from '../../operation/use-operation.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { useReopen } from './use-reopen.ts';

interface Values {
  readonly outcome: Outcome | '';
  readonly comments: string;
}

/** Form for the outcome of a finding; proposes the one noted by its inspector. */
export function CloseForm({ finding }: { readonly finding: FindingRow }) {
  const { t } = useWords();
  const text = useFindingText();
  const { succeed } = useOperation();
  const reopening = useReopen();
  const { finding_id, revision, unit_number: unit } = finding;
  const { form, isSaving, submit } = useSavedForm<Values>({
    draft: `finding/${finding_id}`,
    initial: () => ({ outcome: outcomeIn(finding.noted), comments: '' }),
    restore: valuesIn,
    send: async ({ outcome, comments }, client_key) => {
      if (outcome === '') return;
      const body = { finding_id, revision, outcome, comments, client_key };
      const answer = await call('POST fleet_survey/close_finding', { body });
      succeed(t('work.close.done', { unit }), () => reopening.mutate(answer.finding));
    },
    fields: { outcome: 'outcome', comments: 'comments' },
    problemText: ({ field }, _, error) =>
      field === 'root' ? refusalText(t, error) : t('form.refused'),
    savedText: () => null,
    changes: yardQueryKey,
  });
  const outcome = useController({
    control: form.control,
    name: 'outcome',
    rules: { validate: (chosen) => chosen !== '' || t('form.missing') },
  });
  return (
    <Form form={form} onSubmit={submit} label={t('work.close.title', { unit })}>
      <Text>
        <b>{text.place(finding)}</b> {text.rule(finding, finding.measure)}
      </Text>
      <Radio.Group
        label={t('work.outcome')}
        value={outcome.field.value}
        onChange={outcome.field.onChange}
        error={outcome.fieldState.error?.message}
      >
        <Stack gap="sm" mt="xs">
          {outcomes.map((code) => (
            <Radio key={code} size="md" value={code} label={t(`resolution.${code}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        {...form.register('comments')}
        label={t('work.comments')}
        maxLength={surveyLimits.comments}
        autosize
        minRows={2}
        maxRows={6}
        error={form.formState.errors.comments?.message}
      />
      <FormActions>
        <Button type="submit" size="md" loading={isSaving}>
          {t('work.close.confirm')}
        </Button>
      </FormActions>
    </Form>
  );
}

const outcomeIn = (code: unknown): Values['outcome'] =>
  outcomes.find((each) => each === code) ?? '';

/** Form values from browser storage; null if they are not valid. */
function valuesIn(kept: unknown): Values | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { outcome, comments }: { outcome?: unknown; comments?: unknown } = kept;
  if (typeof comments !== 'string') return null;
  return { outcome: outcomeIn(outcome), comments };
}
