import { productName, productsIn, unitsOf } from '@portal/contract/admin';
import { exportFormats } from '@portal/platform/exports';
import { FormDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useUser } from '@portal/platform/session';
import { Button, IconPlus, Page, PageHeader } from '@portal/platform/ui';
import { useState } from 'react';
import { call, fileOf } from '../../calls.ts';
import { ProductForm } from './product.form.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productCells } from './products.columns.tsx';
import { products } from './products.query.ts';

/** Products: the catalog that names tires, retreads and casings. */
export default function ProductsPage() {
  const { t } = useWords();
  const unit = unitsOf[useUser()?.UnitOfMeasurement ?? '1'].tread;
  const list = useList(productsIn(unit), {
    key: [...products, 'list'],
    ask: (body, signal) => call('POST products/get_products', { body, signal }),
  });
  const [isAdding, setAdding] = useState(false);
  const { row, isOpen, open, close } = list.opened;
  return (
    <Page width="wide">
      <PageHeader title={t('products.page')} />
      <ListPanel
        list={list}
        cells={productCells(open)}
        filters={<ProductFilters list={list} />}
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {t('products.add')}
          </Button>
        }
        onFile={(body, { format, signal }) =>
          format === exportFormats.pdf
            ? fileOf('POST products/get_pdf', { signal, body })
            : fileOf('POST products/get_excel', { signal, body })
        }
      />
      <FormDrawer opened={isOpen} title={row && productName(row)} onClose={close}>
        {row && <ProductForm key={row.id} product={row} unit={unit} />}
      </FormDrawer>
      <FormDrawer opened={isAdding} title={t('products.add')} onClose={() => setAdding(false)}>
        <ProductForm product={null} unit={unit} />
      </FormDrawer>
    </Page>
  );
}
