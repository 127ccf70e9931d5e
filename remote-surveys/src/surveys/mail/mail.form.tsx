import { type SurveyRow, surveyLimits } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { Form, FormActions, useController, useSavedForm } from '@portal/platform/forms';
import { isCallFailure } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { Button, Checkbox, Stack, Textarea } from '@portal/platform/ui';
import { call } from '../../calls.ts';
import { isStillWaiting } from '../../device/calling/current-device.ts';
import { refusalText } from '../../operation/refusal-text.ts';
import { useOperation } from '../../operation/use-operation.ts';
import { useFirstFocus } from '../../yard/use-first-focus.ts';
import { yardQueryKey } from '../../yard/yard.query.ts';
import { ColleaguesField } from './colleagues-field.tsx';
import { addressProblem, recipientsOf } from './mail-addresses.ts';
import { type MailValues, mailBody, mailIn, newMail } from './mail-values.ts';

/** Form for a mail: surveys, recipients, and file formats. */
export function MailForm({ surveys }: { readonly surveys: readonly SurveyRow[] }) {
  const { t } = useWords();
  const { succeed } = useOperation();
  const [only, ...others] = surveys;
  const chosen = only && others.length === 0 ? [String(only.survey_id)] : [];
  const { form, isSaving, submit } = useSavedForm<MailValues>({
    draft: 'mail',
    initial: () => newMail(chosen),
    restore: (kept) => mailIn(kept, chosen),
    send: async (values, client_key) => {
      const body = { ...mailBody(values), client_key };
      const answer = await call('POST fleet_survey/send_email_reports', { body });
      if (await isStillWaiting(client_key)) return succeed(t('device.waits'));
      const count = body.addresses.length;
      succeed(t(answer.is_sent_as_link ? 'mail.sent_as_link' : 'mail.sent', { count }));
    },
    fields: { surveys: 'surveys', formats: 'formats', addresses: 'addresses', note: 'note' },
    problemText: ({ field, place }, { colleagues, addresses: typed }, error) => {
      if (field === 'root' || !isCallFailure(error)) return refusalText(t, error);
      if (field !== 'addresses') return t('form.refused');
      const address = recipientsOf(colleagues, typed)[place ?? 0] ?? typed;
      return t('mail.problem.address', { address });
    },
    savedText: () => null,
    changes: yardQueryKey,
  });
  const { control, register, formState } = form;
  const missing = (values: readonly string[]) => values.length > 0 || t('form.missing');
  const ids = useController({ control, name: 'surveys', rules: { validate: missing } });
  const formats = useController({ control, name: 'formats', rules: { validate: missing } });
  const ofSurveys = useFirstFocus(ids.field.ref);
  const ofFormats = useFirstFocus(formats.field.ref);
  const addresses = (text: string, { colleagues }: MailValues) => {
    const problem = addressProblem(colleagues, text);
    if (problem === null) return true;
    return t(problem.word, { most: surveyLimits.mailAddresses, address: problem.address ?? '' });
  };
  return (
    <Form form={form} onSubmit={submit} label={t('mail.title')}>
      <Checkbox.Group
        ref={ofSurveys}
        label={t('mail.surveys')}
        value={ids.field.value}
        onChange={ids.field.onChange}
        error={ids.fieldState.error?.message}
      >
        <Stack gap="xs" mt="xs">
          {surveys.map(({ survey_id, survey_date, kind }) => (
            <Checkbox
              key={survey_id}
              value={String(survey_id)}
              label={`${formatDate(survey_date)} · ${t(`survey_kind.${kind}`)}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox.Group
        ref={ofFormats}
        label={t('mail.formats')}
        value={formats.field.value}
        onChange={formats.field.onChange}
        error={formats.fieldState.error?.message}
      >
        <Stack gap="xs" mt="xs">
          <Checkbox value="pdf" label={t('mail.pdf')} />
          <Checkbox value="excel" label={t('mail.excel')} />
        </Stack>
      </Checkbox.Group>
      {only && <ColleaguesField locationId={only.location_id} />}
      <Textarea
        {...register('addresses', { validate: addresses })}
        label={t('mail.addresses')}
        description={t('mail.addresses_help', { most: surveyLimits.mailAddresses })}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={formState.errors.addresses?.message}
      />
      <Textarea
        {...register('note')}
        label={t('mail.note')}
        maxLength={surveyLimits.note}
        autosize
        minRows={3}
        error={formState.errors.note?.message}
      />
      <Checkbox {...register('is_copied_to_self')} label={t('mail.copy')} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('mail.send')}
        </Button>
      </FormActions>
    </Form>
  );
}
