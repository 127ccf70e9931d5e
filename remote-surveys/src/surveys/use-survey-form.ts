import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { type SavedFormOptions, useSavedForm } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useState } from 'react';
import { refusalText } from '../operation/refusal-text.ts';
import { useOperation } from '../operation/use-operation.ts';
import { yardQueryKey } from '../yard/yard.query.ts';
import { type SurveyValues, surveyFields, surveyIn } from './survey-values.ts';

interface SurveyFormOptions extends Pick<SavedFormOptions<SurveyValues>, 'draft' | 'initial'> {
  readonly save: (values: SurveyValues, key: string) => Promise<SurveyRow>;
  readonly doneText: string;
}

/** A form for a survey. The outcome of saving it becomes the operation status. */
export function useSurveyForm({ draft, initial, save, doneText }: SurveyFormOptions) {
  const { t } = useWords();
  const { succeed, fail } = useOperation();
  const [saved, setSaved] = useState<SurveyRow | null>(null);
  const saving = useSavedForm<SurveyValues>({
    draft,
    initial,
    restore: surveyIn,
    send: async (values, key) => {
      setSaved(await save(values, key));
      succeed(doneText);
    },
    fields: surveyFields,
    problemText: ({ field }, _, error) => {
      const text = field === 'root' ? refusalText(t, error) : t(`survey.problem.${field}`);
      fail(text, true);
      return text;
    },
    savedText: () => null,
    changes: yardQueryKey,
  });
  const isUnsaved = saving.isSaving || saving.form.formState.isDirty;
  return { ...saving, saved: isUnsaved ? null : saved };
}
