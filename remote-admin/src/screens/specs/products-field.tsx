import { type CommonSpecs, mostApproved, type RoleSpec } from '@portal/contract/admin';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useQuery } from '@portal/platform/query';
import { MultiSelect } from '@portal/platform/ui';
import { useDeferredValue, useState } from 'react';
import type { SpecValues } from './spec-values.ts';
import { productsQuery } from './specs.query.ts';
import { useSpecText } from './use-spec-text.ts';

interface ProductsFieldProps extends Pick<RoleSpec, 'role' | 'products'> {
  readonly common: CommonSpecs;
}

/** Field for the products approved for an axle. */
export function ProductsField({ role, products, common }: ProductsFieldProps) {
  const { t } = useWords();
  const { productText } = useSpecText(common);
  const { control } = useFormContext<SpecValues>();
  const { field, fieldState } = useController({ control, name: `roles.${role}.products` });
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({
    ...productsQuery(useDeferredValue(typed.trim().slice(0, 100))),
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  const known = new Map([...field.value, ...data].map((each) => [String(each.product_id), each]));
  const inForce = products.value.map(productText).join(', ');
  return (
    <MultiSelect
      ref={field.ref}
      label={t('specs.products')}
      description={
        products.source === 'fleet' && field.value.length === 0
          ? t('specs.fleet_products', { products: inForce })
          : t('specs.products_help')
      }
      searchable
      hidePickedOptions
      maxValues={mostApproved}
      data={[...known].map(([value, product]) => ({ value, label: productText(product) }))}
      // The server has already filtered.
      filter={({ options }) => options}
      nothingFoundMessage={t('shell:filter.not_found')}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpen(true)}
      value={field.value.map(({ product_id }) => String(product_id))}
      onBlur={field.onBlur}
      onChange={(ids) => field.onChange(ids.flatMap((id) => known.get(id) ?? []))}
      error={fieldState.error?.message}
    />
  );
}
