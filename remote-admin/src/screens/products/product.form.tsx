import type { Product, TreadUnit } from '@portal/contract/admin';
import {
  type FieldProblem,
  Form,
  FormActions,
  useDrawer,
  useSavedForm,
} from '@portal/platform/forms';
import { failureWord } from '@portal/platform/http';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Button, Text } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../calls.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { ProductFields } from './product-fields.tsx';
import {
  emptyProduct,
  type ProductValues,
  productBody,
  productIn,
  valuesOf,
} from './product-values.ts';
import { products } from './products.query.ts';

interface ProductFormProps {
  /** Null for a new product. */
  readonly product: Product | null;
  readonly unit: TreadUnit;
}

const fields = {
  kind: 'kind',
  brand: 'brand',
  product_line: 'line',
  tire_size: 'size',
  load_range: 'loadRange',
  design_position: 'position',
  tread_depth: 'depth',
} as const;

function problemWord({ field, code }: FieldProblem<string>, error: unknown): string {
  if (code === 'unique') return 'products.problem.double';
  if (code === 'changed_elsewhere') return 'products.problem.changed_elsewhere';
  if (code === 'unknown_value') return 'products.problem.gone';
  return field === 'root' ? failureWord(error) : 'products.problem.refused';
}

/** Creates or changes a product. */
export function ProductForm({ product, unit }: ProductFormProps) {
  const { t } = useWords();
  const { close } = useDrawer();
  // The product as read when the form was opened: with a later revision, saving would overwrite a
  // colleague's changes.
  const [read] = useState(product);
  const { form, isSaving, submit } = useSavedForm<ProductValues>({
    draft: product ? `product/${product.id}` : 'new-product',
    initial: () => (product ? valuesOf(product) : emptyProduct),
    restore: productIn,
    send: (values) => call('POST products/save_product', { body: productBody(values, read, unit) }),
    fields,
    problemText: (problem, _, error) => t(problemWord(problem, error)),
    savedText: ({ brand, line, size }) =>
      t('products.saved', { name: [brand, line, size].map((name) => name.trim()).join(' ') }),
    changes: products,
  });
  const [isMerging, setMerging] = useState(false);
  const group = useUser()?.Group;
  const isMerged = product?.state === 'merged';
  const mayMerge = product !== null && !isMerged && (group === 'GYR' || group === 'SSC');
  return (
    <>
      <Form form={form} onSubmit={submit} label={t(product ? 'products.change' : 'products.add')}>
        {product && !isMerged && <Text>{t('products.used', { count: product.uses })}</Text>}
        {product?.merged_into && (
          <Text>{t('products.merged_into', { name: product.merged_into })}</Text>
        )}
        <ProductFields product={product} unit={unit} />
        <FormActions>
          {mayMerge && (
            <Button variant="default" onClick={() => setMerging(true)}>
              {t('products.merge.open')}
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {t('shell:form.cancel')}
          </Button>
          <Button
            type="submit"
            loading={isSaving}
            disabled={product !== null && !form.formState.isDirty}
          >
            {t('products.save')}
          </Button>
        </FormActions>
      </Form>
      {mayMerge && (
        <MergeDialog product={product} opened={isMerging} onClose={() => setMerging(false)} />
      )}
    </>
  );
}
