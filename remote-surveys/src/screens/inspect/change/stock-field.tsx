import { type StockedTire, surveyLimits } from '@portal/contract/fleet-surveys';
import { useController, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { keepPreviousData, useQuery } from '@portal/platform/query';
import { Select, Text, useSearchText } from '@portal/platform/ui';
import { useState } from 'react';
import type { ChangeValues } from './change-values.ts';
import { tireSelectsQuery } from './tire-selects.query.ts';
import { useStockText } from './use-stock-text.ts';

/** Selects a tire in stock: offers those removed last, and searches the others on the server. */
export function StockField({ surveyId }: { readonly surveyId: number }) {
  const { t } = useWords();
  const stockText = useStockText();
  const { control } = useFormContext<ChangeValues>();
  const [chosen, setChosen] = useState<StockedTire | null>(null);
  const [keyword, setKeyword] = useState('');
  const [text, type] = useSearchText(keyword, setKeyword);
  // The text of the chosen tire is not a search keyword.
  const asked = chosen && keyword === stockText(chosen) ? '' : keyword;
  const { data: selects, isFetching } = useQuery({
    ...tireSelectsQuery(surveyId, '', '', asked),
    placeholderData: keepPreviousData,
  });
  const stock = selects?.stock ?? [];
  const known = new Map(
    [...stock, ...(chosen ? [chosen] : [])].map((tire) => [String(tire.tire_id), tire]),
  );
  const { field, fieldState } = useController({
    control,
    name: 'stock',
    rules: { validate: (id) => known.has(id) || t('form.missing') },
  });
  if (selects && asked === '' && known.size === 0) return <Text>{t('change.no_stock')}</Text>;
  const isSearching = isFetching || text.trim() !== keyword;
  return (
    <Select
      label={t('change.stocked')}
      placeholder={t('change.stock_search')}
      description={
        stock.length < surveyLimits.stockedTires
          ? undefined
          : t('change.stock_most', { count: stock.length })
      }
      size="md"
      required
      searchable
      allowDeselect={false}
      data={[...known].map(([value, tire]) => ({ value, label: stockText(tire) }))}
      // The server has filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage={t(isSearching ? 'change.stock_searching' : 'change.stock_none')}
      searchValue={text}
      onSearchChange={type}
      value={known.has(field.value) ? field.value : null}
      onChange={(id) => {
        setChosen(known.get(id ?? '') ?? null);
        field.onChange(id ?? '');
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
