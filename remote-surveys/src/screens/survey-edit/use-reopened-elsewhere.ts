import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useEffect } from 'react';
import { useOperation } from '../../operation/use-operation.ts';
import type { useSurveyForm } from '../../surveys/use-survey-form.ts';
import { useHistory } from './use-history.ts';

/**
 * Reports who has reopened a survey while a reason for reopening it was entered here. The reason is
 * cleared, since it has no use any more; all other input stays.
 *
 * @returns true until it has been reported
 */
export function useReopenedElsewhere(
  survey: SurveyRow,
  { form, isSaving, saved }: ReturnType<typeof useSurveyForm>,
): boolean {
  const { t } = useWords();
  const { fail } = useOperation();
  const { watch, resetField, clearErrors } = form;
  const hasReason = watch('reopen_reason') !== '';
  const isOpened = survey.state === 'open' && hasReason && !isSaving && !saved;
  const { history, isFetching } = useHistory(survey, isOpened);
  const name = history.find(({ fields }) => fields.state === 'finished')?.changed_by;
  useEffect(() => {
    if (!isOpened || isFetching) return;
    resetField('reopen_reason');
    clearErrors('root');
    fail(name ? t('survey.reopen.already', { name }) : t('survey.reopen.already_unnamed'));
  }, [isOpened, isFetching, name, resetField, clearErrors, fail, t]);
  return isOpened;
}
