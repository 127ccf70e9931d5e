import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Fieldset, SegmentedControl, Stack } from '@portal/platform/ui';
import { type ChangeValues, changeSources } from './change-values.ts';
import { MakeFields } from './make-fields.tsx';
import { StockField } from './stock-field.tsx';

interface MountedFieldsProps {
  readonly survey: SurveyRow;
  /** Whether the position may stay empty. */
  readonly canBeNone: boolean;
}

/** The mounted tire: new, from stock, or none. */
export function MountedFields({ survey, canBeNone }: MountedFieldsProps) {
  const { t } = useWords();
  const { control } = useFormContext<ChangeValues>();
  const { field } = useController({ control, name: 'source' });
  return (
    <Fieldset legend={t('change.on')}>
      <Stack gap="sm">
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t('change.on')}
          data={changeSources
            .filter((source) => canBeNone || source !== 'none')
            .map((value) => ({ value, label: t(`change.source.${value}`) }))}
          value={field.value}
          onChange={field.onChange}
        />
        {field.value === 'new' && <MakeFields survey={survey} />}
        {field.value === 'stock' && <StockField surveyId={survey.survey_id} />}
      </Stack>
    </Fieldset>
  );
}
