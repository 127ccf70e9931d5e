import {
  destinations,
  removalReasons,
  surveyLimits,
  wearConditionCodes,
  wearConditions,
  wearGroups,
} from '@portal/contract/fleet-surveys';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { Button, Fieldset, MultiSelect, Stack, Textarea, TextInput } from '@portal/platform/ui';
import classes from '../remarks.module.css';
import pairs from './change.module.css';
import { ChangeChoice } from './change-choice.tsx';
import { type ChangeFormats, type ChangeValues, isWrong } from './change-values.ts';

interface RemovedFieldsProps {
  readonly formats: ChangeFormats;
  /** Confirms an unlikely tread depth. */
  readonly onConfirm?: () => void;
}

/** Details of a removed tire. */
export function RemovedFields({ formats, onConfirm }: RemovedFieldsProps) {
  const { t } = useWords();
  const { control, register, formState } = useFormContext<ChangeValues>();
  const { field } = useController({ control, name: 'conditions' });
  const options = <Code extends string>(codes: readonly Code[], words: string) =>
    codes.map((value) => ({ value, label: t(`${words}.${value}`) }));
  const { tread_depth_format: tread, distance_format: distance } = formats;
  const measure = (name: 'tread' | 'odometer' | 'hours', label: string) => (
    <TextInput
      label={label}
      size="md"
      inputMode="decimal"
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...register(name, {
        validate: (text) => !isWrong(text, name, formats) || t('change.problem.number'),
      })}
    />
  );
  return (
    <Fieldset legend={t('change.off')}>
      <Stack gap="sm">
        <ChangeChoice
          name="reason"
          label={t('change.reason')}
          required
          data={options(removalReasons, 'removal_reason')}
        />
        <ChangeChoice
          name="destination"
          label={t('change.destination')}
          required
          data={options(destinations, 'destination')}
        />
        {measure('tread', t('change.tread', { unit: t(`measure_unit.${tread}`) }))}
        {onConfirm && formState.errors.tread && (
          <Button size="md" variant="default" onClick={onConfirm}>
            {t('trouble.right')}
          </Button>
        )}
        <div className={pairs.pair}>
          {measure('odometer', t(`inspect.mileage_${distance}`))}
          {measure('hours', t('inspection.hours'))}
        </div>
        <MultiSelect
          label={t('reading.wear')}
          size="md"
          searchable
          classNames={{ inputField: classes.sought }}
          maxValues={surveyLimits.wearConditions}
          data={wearGroups.map((group) => ({
            group: t(`wear_group.${group}`),
            items: options(wearConditions[group], 'wear'),
          }))}
          value={field.value}
          onChange={(chosen) =>
            field.onChange(wearConditionCodes.filter((code) => chosen.includes(code)))
          }
          onBlur={field.onBlur}
          ref={field.ref}
        />
        <Textarea
          label={t('reading.comments')}
          size="md"
          autosize
          maxRows={6}
          maxLength={surveyLimits.comments}
          {...register('comments')}
        />
      </Stack>
    </Fieldset>
  );
}
