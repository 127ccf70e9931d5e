import type { ScrapRemoval, ScrapRemovals } from '@portal/contract/analysis-reports';
import { noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { useScrapTexts } from './use-scrap-texts.ts';

/** Cells of the removals that say more than their field: where a price comes from, and why nothing is lost. */
export function useRemovalCells(format: ScrapRemovals['tread_depth_format']) {
  const { t } = useWords();
  const { money, depth } = useScrapTexts();
  const priceOf = ({ price, price_source: source }: ScrapRemoval) =>
    source === null || source === 'own'
      ? money(price)
      : t('scrap.price_from', { amount: money(price), source: t(`price_source.${source}`) });
  const casingOf = ({ casing_value, casing_value_source: source }: ScrapRemoval) => {
    const amount = money(casing_value);
    return source === null || source === 'own'
      ? t('scrap.casing_text', { amount })
      : t('scrap.casing_text_from', { amount, source: t(`price_source.${source}`) });
  };
  return {
    product: ({ brand, product_line, tire_size }: ScrapRemoval) =>
      [brand, product_line, tire_size].filter((part) => part !== null).join(' ') || noValue,
    tread: ({ tread, pull, original }: ScrapRemoval) => (
      <>
        {depth(tread, format)}
        <Text size="xs" c="dimmed">
          {t('scrap.tread_of', { pull: depth(pull, format), original: depth(original, format) })}
        </Text>
      </>
    ),
    price: (removal: ScrapRemoval) => (
      <>
        {priceOf(removal)}
        {removal.casing_value !== null && (
          <Text size="xs" c="dimmed">
            {casingOf(removal)}
          </Text>
        )}
      </>
    ),
    lost: ({ lost, left_out }: ScrapRemoval) =>
      left_out === null ? (
        money(lost)
      ) : (
        <Text size="sm" c="dimmed">
          {t(`left_out.${left_out}`)}
        </Text>
      ),
  };
}
