import type { ScrapRemoval, ScrapRemovals } from '@portal/contract/analysis-reports';
import { noValue } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Text } from '@portal/platform/ui';
import { SecondaryText } from '../../parts/secondary-text.tsx';
import { depthFigure, useScrapTexts } from './use-scrap-texts.ts';

/**
 * Cells of the removals that show more than their field: the source of a price, and why nothing is
 * lost.
 */
export function useRemovalCells(format: ScrapRemovals['tread_depth_format']) {
  const { t } = useWords();
  const { money, depth } = useScrapTexts();
  /** Names the source of an amount that was not recorded for the tire itself. */
  const sourceOf = (source: ScrapRemoval['price_source']) =>
    source === null || source === 'own' ? null : t(`price_source.${source}`);
  return {
    product: ({ brand, product_line, tire_size }: ScrapRemoval) =>
      [brand, product_line, tire_size].filter((part) => part !== null).join(' ') || noValue,
    tread: ({ tread, pull, original }: ScrapRemoval) => (
      <>
        {depth(tread, format)}
        <SecondaryText
          text={t('scrap.tread_of', {
            pull: depthFigure(pull, format),
            original: depthFigure(original, format),
          })}
        />
      </>
    ),
    price: ({ price, price_source, casing_value, casing_value_source }: ScrapRemoval) => (
      <>
        {money(price)}
        <SecondaryText text={sourceOf(price_source)} />
        {casing_value !== null && (
          <SecondaryText text={t('scrap.casing_text', { amount: money(casing_value) })} />
        )}
        <SecondaryText text={sourceOf(casing_value_source)} />
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
