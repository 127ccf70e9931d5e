import type { WearRate } from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';

type Translate = (key: string) => string;
type Group = Pick<WearRate, 'brand' | 'product_line' | 'tire_size' | 'retread' | 'wheel_position'>;

/** Text of a brand, line or size; "unknown" if it has none. */
export const productName = (name: string, t: Translate): string =>
  name === unknownName ? t('wear_rate.unknown') : name;

/** Text of a group: the attributes that its tires have in common. */
export function groupName(group: Group, t: Translate): string {
  const { brand, product_line, tire_size, retread, wheel_position } = group;
  const names = [brand, product_line, tire_size].flatMap((name) =>
    name === null ? [] : [productName(name, t)],
  );
  return [...names, t(`wear_kind.${retread}`), t(`wear_position.${wheel_position}`)].join(' · ');
}
