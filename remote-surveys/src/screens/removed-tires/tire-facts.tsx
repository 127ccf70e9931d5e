import type { RemovedTire } from '@portal/contract/fleet-surveys';
import { formatDate, formatInteger } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import { Facts } from '@portal/platform/ui';
import { useMeasureText } from '../../findings/use-measure-text.ts';
import { useRemovalTexts } from './use-removal-texts.ts';

/** A removed tire's make and former position, and its details if no form shows them. */
export function TireFacts({ tire }: { readonly tire: RemovedTire }) {
  const { t } = useWords();
  const measureText = useMeasureText();
  const saidFacts = useRemovalTexts();
  const { product_information: product, retread_product_information: cap } = tire;
  const facts: readonly (readonly [name: string, text: string | null])[] = [
    [t('removed_tire.removed_on'), formatDate(tire.removed_on)],
    [t('removed_tire.mounted_on'), formatDate(tire.mounted_on)],
    [t('removed_tire.survey'), tire.survey_date && formatDate(tire.survey_date)],
    [t('removed_tire.brand'), product.brand],
    [t('removed_tire.product_line'), product.product_line],
    [
      t('removed_tire.tire_size'),
      [product.tire_size, product.load_range].filter(Boolean).join(' '),
    ],
    [
      t('removed_tire.original_tread'),
      product.original_tread_depth === null
        ? null
        : measureText(product.original_tread_depth, tire.tread_depth_format),
    ],
    [t('removed_tire.retread'), cap && [cap.brand, cap.product_line].filter(Boolean).join(' ')],
    [t('removed_tire.caps'), cap && formatInteger(cap.caps)],
    [t('removed_tire.tin'), tire.tin],
    ...(tire.is_changeable ? [] : Object.values(saidFacts(tire))),
  ];
  return <Facts facts={facts} />;
}
