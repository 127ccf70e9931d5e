import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { useWords } from '@portal/platform/i18n';
import { useEffect } from 'react';
import { useOperation } from '../../operation/use-operation.ts';
import type { useSurveyForm } from '../../surveys/use-survey-form.ts';
import { useHistory } from './use-history.ts';

/**
 * Says who has opened a survey again already, where a reason was given here for the same. The reason is of no use
 * then and goes; everything else that was entered stays.
 *
 * @returns whether that is so, until it was said
 */
export function useOpenedElsewhere(
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
