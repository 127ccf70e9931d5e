import { type ProductGroup, productMeasures } from '@portal/contract/analysis-reports';
import type { Sort } from '@portal/platform/ui';

const first: Sort = { field: 'tires', direction: 'desc' };
const fields: readonly string[] = ['key', ...productMeasures.map(({ field }) => field)];

/** Reads the order from the address; by default, most tires first. */
export function sortIn(params: URLSearchParams): Sort {
  const text = params.get('sort') ?? '';
  const field = text.replace(/^-/, '');
  if (!fields.includes(field)) return first;
  return { field, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

/** Formats an order for the address; empty for the default. */
export function sortText({ field, direction }: Sort): string {
  if (field === first.field && direction === first.direction) return '';
  return direction === 'desc' ? `-${field}` : field;
}

/**
 * Sorts the groups; those without a value come last, and equal ones keep their order.
 *
 * @param nameOf the display name of a group
 */
export function sortedGroups(
  groups: readonly ProductGroup[],
  { field, direction }: Sort,
  nameOf: (group: ProductGroup) => string,
): ProductGroup[] {
  const sign = direction === 'desc' ? -1 : 1;
  if (field === 'key') {
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    return groups.toSorted((one, other) => sign * compare(nameOf(one), nameOf(other)));
  }
  const measure = productMeasures.find((each) => each.field === field);
  if (!measure) return [...groups];
  return groups.toSorted((one, other) => {
    const [a, b] = [one[measure.field], other[measure.field]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  });
}
