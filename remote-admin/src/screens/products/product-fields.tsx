import {
  designPositions,
  type Product,
  productDepths,
  productKinds,
  productLimits,
  type TreadUnit,
} from '@portal/contract/admin';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { skipToken, useQuery } from '@portal/platform/query';
import { Checkbox, Select, TextInput } from '@portal/platform/ui';
import { NameField } from './name-field.tsx';
import { type ProductValues, typedDepth } from './product-values.ts';
import { choicesQuery, linesQuery } from './products.query.ts';

interface ProductFieldsProps {
  /** Null for a new product. */
  readonly product: Product | null;
  readonly unit: TreadUnit;
}

/** Fields of a product: its names, position, original tread depth, and whether it is offered. */
export function ProductFields({ product, unit }: ProductFieldsProps) {
  const isNew = product === null;
  const { t } = useWords();
  const { control, register, watch, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  const { field: kind } = useController({ control, name: 'kind' });
  const { field: position } = useController({ control, name: 'position' });
  const { data } = useQuery(choicesQuery);
  const { brands = [], tire_sizes = [] } = data ?? {};
  const brand = watch('brand').trim();
  const brandId = brands.find((each) => each.brand === brand)?.id;
  const { data: lines = [] } = useQuery({
    ...linesQuery(brandId ?? 0),
    ...(brandId === undefined && { queryFn: skipToken }),
  });
  return (
    <>
      <Select
        label={t('products.kind')}
        description={isNew ? undefined : t('products.kind_stays')}
        disabled={!isNew}
        allowDeselect={false}
        data={productKinds.map((value) => ({ value, label: t(`products.kind_of.${value}`) }))}
        {...kind}
        error={errors.kind?.message}
      />
      <NameField
        name="brand"
        longest={productLimits.brand}
        known={brands.map((each) => each.brand)}
      />
      <NameField name="line" longest={productLimits.product_line} known={lines} />
      <NameField name="size" longest={productLimits.tire_size} known={tire_sizes} />
      <TextInput
        {...register('loadRange', {
          validate: (text) => /^[A-Za-z]?$/.test(text.trim()) || t('products.problem.load_range'),
        })}
        label={t('products.load_range')}
        maxLength={1}
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.loadRange?.message}
      />
      <Select
        label={t('products.position')}
        allowDeselect={false}
        data={[
          { value: '', label: t('products.position_unknown') },
          ...designPositions.map((value) => ({ value, label: t(`products.position_of.${value}`) })),
        ]}
        {...position}
        onChange={(next) => position.onChange(next ?? '')}
        error={errors.position?.message}
      />
      <TextInput
        {...register('depth', {
          validate: (text) =>
            typedDepth(text, unit) !== undefined ||
            t('products.problem.depth', productDepths[unit]),
        })}
        label={t(`products.depth_${unit}`)}
        inputMode="decimal"
        maxLength={8}
        autoComplete="off"
        error={errors.depth?.message}
      />
      {product?.state !== 'merged' && (
        <Checkbox
          {...register('isRetired')}
          label={t('products.retired')}
          description={t('products.retired_help')}
        />
      )}
    </>
  );
}
