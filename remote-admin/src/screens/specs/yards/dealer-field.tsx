import { SearchedSelect, useFormContext } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { specs } from '../specs.query.ts';
import type { YardValues } from './yard-values.ts';
import { findDealers } from './yards.query.ts';

/** Field for the dealer that serves a yard, one of its fleet's dealers. */
export function DealerField({ account }: { readonly account: string }) {
  const { t } = useWords();
  const { watch, setValue, clearErrors, formState } = useFormContext<YardValues>();
  const [dealer, name] = watch(['dealer', 'dealer_name']);
  const choose = (value: string, text: string) => {
    setValue('dealer_name', text);
    setValue('dealer', value, { shouldDirty: true });
    clearErrors('dealer');
  };
  return (
    <SearchedSelect
      label={t('yards.field.dealer')}
      description={t('yards.dealer_help')}
      queryKey={[...specs, 'dealers', account]}
      ask={(keyword, signal) => findDealers(account, keyword, signal)}
      chosen={dealer === '' ? null : { value: dealer, text: name || dealer }}
      onChoose={({ value, text }) => choose(value, text)}
      onClear={() => choose('', '')}
      error={formState.errors.dealer?.message}
    />
  );
}
