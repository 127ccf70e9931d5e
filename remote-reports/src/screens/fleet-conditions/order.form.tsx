import {
  conditionParts,
  longestComment,
  savedName,
  unitTypes,
  vocations,
} from '@portal/contract/analysis-reports';
import { Form, FormActions, useController } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Button, Checkbox, MultiSelect, Textarea, TextInput } from '@portal/platform/ui';
import { PlaceFields } from './place-fields.tsx';
import type { useOrder } from './use-order.ts';

interface OrderFormProps {
  readonly order: ReturnType<typeof useOrder>;
}

/** Form for the units, parts and name of a report. */
export function OrderForm({ order }: OrderFormProps) {
  const { t } = useWords();
  const { form, isSaving, submit } = order;
  const { control, register, formState } = form;
  const parts = useController({
    control,
    name: 'parts',
    rules: { validate: (chosen) => chosen.length > 0 || t('conditions.problem.parts') },
  });
  const types = useController({ control, name: 'unit_types' });
  const work = useController({ control, name: 'vocations' });
  return (
    <Form form={form} onSubmit={submit} label={t('conditions.order')}>
      <AutoGrid minColumn="14rem">
        <MultiSelect
          label={t('conditions.unit_types')}
          placeholder={types.field.value.length === 0 ? t('conditions.every_unit_type') : ''}
          data={unitTypes.map((value) => ({ value, label: t(`unit_type.${value}`) }))}
          value={types.field.value}
          onChange={types.field.onChange}
        />
        <MultiSelect
          label={t('conditions.vocations')}
          placeholder={work.field.value.length === 0 ? t('conditions.every_vocation') : ''}
          data={vocations.map((value) => ({ value, label: t(`vocation.${value}`) }))}
          value={work.field.value}
          onChange={work.field.onChange}
          searchable
          nothingFoundMessage={t('shell:filter.not_found')}
        />
        <PlaceFields />
      </AutoGrid>
      <Checkbox.Group
        label={t('conditions.parts')}
        value={parts.field.value}
        onChange={parts.field.onChange}
        error={parts.fieldState.error?.message}
      >
        <AutoGrid minColumn="14rem">
          {conditionParts.map((part) => (
            <Checkbox key={part} value={part} label={t(`conditions.part.${part}`)} />
          ))}
        </AutoGrid>
      </Checkbox.Group>
      <TextInput
        {...register('name', {
          validate: (name) => savedName(name) !== null || t('kept.problem.name'),
        })}
        label={t('kept.name')}
        required
        dir="auto"
        autoComplete="off"
        error={formState.errors.name?.message}
      />
      <Textarea
        {...register('comment')}
        label={t('conditions.comment')}
        maxLength={longestComment}
        autosize
        minRows={2}
        error={formState.errors.comment?.message}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('conditions.make')}
        </Button>
      </FormActions>
    </Form>
  );
}
