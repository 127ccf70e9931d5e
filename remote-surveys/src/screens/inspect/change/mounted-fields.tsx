import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Fieldset, SegmentedControl, Stack } from '@portal/platform/ui';
import { type ChangeValues, changeSources } from './change-values.ts';
import { NewTireFields } from './new-tire-fields.tsx';
import { StockField } from './stock-field.tsx';
import { tireSelectsQuery } from './tire-selects.query.ts';

interface MountedFieldsProps {
  readonly surveyId: number;
  /** The place may stay empty. */
  readonly canBeNone: boolean;
}

/** What goes on: a new tire, one of the stock, or nothing. */
export function MountedFields({ surveyId, canBeNone }: MountedFieldsProps) {
  const { t } = useWords();
  const { control, watch } = useFormContext<ChangeValues>();
  const { field } = useController({ control, name: 'source' });
  const { data: selects } = useQuery({
    ...tireSelectsQuery(surveyId, watch('brand'), watch('tire_size')),
    placeholderData: keepPreviousData,
  });
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
        {field.value === 'new' && <NewTireFields selects={selects} />}
        {field.value === 'stock' && <StockField surveyId={surveyId} />}
      </Stack>
    </Fieldset>
  );
}
