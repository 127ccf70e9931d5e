import { type CommonSpecs, type RoleSpec, specFields, specLimits } from '@portal/contract/admin';
import { formatDate } from '@portal/platform/format';
import { useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { AutoGrid, Fieldset, Stack, Text, TextInput } from '@portal/platform/ui';
import { ProductsField } from './products-field.tsx';
import { type SpecValues, typedValue, valueText } from './spec-values.ts';
import { useSpecText } from './use-spec-text.ts';

interface RoleFieldsProps {
  readonly spec: RoleSpec;
  readonly common: CommonSpecs;
}

/** Spec fields of an axle role; an empty field follows the next wider spec. */
export function RoleFields({ spec, common }: RoleFieldsProps) {
  const { t } = useWords();
  const { register, formState } = useFormContext<SpecValues>();
  const { unitOf, label, widerText } = useSpecText(common);
  const { role, values, products, valid_from, next_from } = spec;
  const errors = formState.errors.roles?.[role];
  return (
    <Fieldset legend={t(`specs.role.${role}`)}>
      <Stack gap="sm">
        {valid_from !== null && (
          <Text size="sm">{t('specs.in_force', { date: formatDate(valid_from) })}</Text>
        )}
        {next_from !== null && (
          <Text size="sm">{t('specs.next', { date: formatDate(next_from) })}</Text>
        )}
        <AutoGrid minColumn="11rem" columns={4}>
          {specFields.map((field) => {
            const unit = unitOf(field);
            return (
              <TextInput
                key={field}
                {...register(`roles.${role}.${field}`, {
                  validate: (text: string) =>
                    typedValue(text, unit) !== undefined ||
                    t(unit === 'count' ? 'specs.problem.whole' : 'specs.problem.number', {
                      most: specLimits[unit],
                    }),
                })}
                label={t('specs.labelled', { field: label(field), unit: t(`specs.unit.${unit}`) })}
                description={widerText(field, values[field])}
                placeholder={valueText(values[field].wider)}
                inputMode="decimal"
                maxLength={8}
                autoComplete="off"
                error={errors?.[field]?.message}
              />
            );
          })}
        </AutoGrid>
        <ProductsField role={role} products={products} common={common} />
      </Stack>
    </Fieldset>
  );
}
