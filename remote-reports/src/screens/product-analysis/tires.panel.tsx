import { type ProductTire, productTiresIn } from '@portal/contract/analysis-reports';
import { exportFormats } from '@portal/platform/exports';
import { formatFigure } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { ListPanel, useList } from '@portal/platform/lists';
import { useSearchParams } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { Button } from '@portal/platform/ui';
import { useMemo } from 'react';
import { call, fileOf } from '../../calls.ts';
import type { ChosenAccounts } from '../../selection/accounts.ts';
import { products } from './product.query.ts';
import { groupIn, productsIn, scopeIn, withoutGroup } from './product-address.ts';
import { ProductFilters } from './product-filters.tsx';
import { useProductTexts } from './use-product-texts.ts';

/** Fields that may be missing for a tire. */
const figures = ['tread', 'pressure', 'target', 'deviation', 'age'] as const;
const figureCells = Object.fromEntries(
  figures.map((field) => [field, (tire: ProductTire) => formatFigure(tire[field], 'ratio')]),
);

/** Returns the list with headings in the user's units. */
function useTiresList() {
  const unit = useUser()?.UnitOfMeasurement;
  return useMemo(
    () =>
      productTiresIn({
        tread_depth_format: unit === '1' ? '32nds' : 'mm',
        pressure_format: unit === '0' ? 'bar' : 'psi',
      }),
    [unit],
  );
}

/** The tires behind a figure, with their readings. */
export function TiresPanel({ accounts }: { readonly accounts: ChosenAccounts }) {
  const { t } = useWords();
  const [params, setParams] = useSearchParams();
  const { name, groupName } = useProductTexts();
  const definition = useTiresList();
  const group = groupIn(params);
  const whose = {
    account_ids: [...accounts.ids],
    ...productsIn(params),
    ...(group && { group_by: group.grouping, group_key: group.key }),
  };
  const list = useList(definition, {
    key: [...products, 'tires', whose],
    ask: (body, signal) =>
      call('POST product_analysis_report/get_tires', { body: { ...body, ...whose }, signal }),
    enabled: accounts.areUsable,
  });
  return (
    <ListPanel
      list={list}
      {...(group && {
        title: t('product_tires.of_group', { name: groupName(group.grouping, group.key) }),
      })}
      rowKey={({ reading_id }) => String(reading_id)}
      cells={{
        ...figureCells,
        brand: ({ brand, product_line, tire_size, tire_type, wheel_position }) =>
          [
            ...[brand, product_line, tire_size].map(name),
            t(`wear_kind.${tire_type}`),
            t(`wear_position.${wheel_position}`),
          ].join(' · '),
        conditions: ({ conditions }) => conditions.map((code) => t(`wear.${code}`)).join(', '),
      }}
      actions={
        group && (
          <Button variant="default" onClick={() => setParams(withoutGroup)}>
            {t('product_tires.of_every_group')}
          </Button>
        )
      }
      filters={<ProductFilters accounts={accounts} scope={scopeIn(params, accounts.ids)} />}
      onFile={(selection, { format, signal }) => {
        const body = { ...selection, ...whose };
        return format === exportFormats.pdf
          ? fileOf('POST product_analysis_report/get_tires_pdf', { body, signal })
          : fileOf('POST product_analysis_report/get_tires_excel', { body, signal });
      }}
    />
  );
}
