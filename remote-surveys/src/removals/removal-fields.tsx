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
import { MultiSelect, Select, Textarea, TextInput } from '@portal/platform/ui';
import classes from './removal-fields.module.css';
import {
  isSendable,
  maximumOf,
  type RemovalFormats,
  type RemovalValues,
} from './removal-values.ts';

interface FieldsProps {
  readonly formats: RemovalFormats;
}

/** Form fields of a removed tire. */
export function RemovalFields({ formats }: FieldsProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<RemovalValues>();
  return (
    <>
      <div className={classes.pair}>
        <ChoiceField name="reason" values={removalReasons} words="removal_reason" />
        <ChoiceField name="destination" values={destinations} words="destination" />
      </div>
      <div className={classes.pair}>
        <MeasureField
          name="tread_depth"
          label={t(`removed_tire.tread_${formats.tread_depth_format}`)}
          formats={formats}
        />
        <MeasureField
          name="odometer"
          label={t(`removed_tire.odometer_${formats.distance_format}`)}
          formats={formats}
        />
        <MeasureField name="hours" label={t('removed_tire.hours')} formats={formats} />
      </div>
      <WearField />
      <Textarea
        {...register('comments')}
        label={t('removed_tire.comments')}
        maxLength={surveyLimits.comments}
        autosize
        minRows={2}
        maxRows={8}
        error={formState.errors.comments?.message}
      />
    </>
  );
}

interface MeasureFieldProps extends FieldsProps {
  readonly name: 'odometer' | 'hours' | 'tread_depth';
  readonly label: string;
}

function MeasureField({ name, label, formats }: MeasureFieldProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<RemovalValues>();
  const problem = t(`removed_tire.problem.${name}`, { most: maximumOf(name, formats) });
  return (
    <TextInput
      {...register(name, { validate: (text) => isSendable(name, text, formats) || problem })}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      error={formState.errors[name]?.message}
    />
  );
}

interface ChoiceFieldProps {
  readonly name: 'reason' | 'destination';
  readonly values: readonly string[];
  /** Key prefix of the values' texts. */
  readonly words: string;
}

function ChoiceField({ name, values, words }: ChoiceFieldProps) {
  const { t } = useWords();
  const { control } = useFormContext<RemovalValues>();
  const { field, fieldState } = useController({ control, name });
  return (
    <Select
      label={t(`removed_tire.${name}`)}
      allowDeselect={false}
      data={values.map((value) => ({ value, label: t(`${words}.${value}`) }))}
      value={field.value}
      onChange={(next) => next !== null && field.onChange(next)}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}

function WearField() {
  const { t } = useWords();
  const { control } = useFormContext<RemovalValues>();
  const { field, fieldState } = useController({ control, name: 'wear_conditions' });
  return (
    <MultiSelect
      label={t('reading.wear')}
      searchable
      classNames={{ inputField: classes.sought }}
      maxValues={surveyLimits.wearConditions}
      data={wearGroups.map((group) => ({
        group: t(`wear_group.${group}`),
        items: wearConditions[group].map((value) => ({ value, label: t(`wear.${value}`) })),
      }))}
      value={field.value === '' ? [] : field.value.split(',')}
      onChange={(chosen) =>
        field.onChange(wearConditionCodes.filter((code) => chosen.includes(code)).join(','))
      }
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
