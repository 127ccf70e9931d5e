import type { ConditionGraph, KeptConditions } from '@portal/contract/analysis-reports';
import { useRight } from '@portal/platform/session';

/** What the product analysis calls the groupings that it has as well. */
const groupings: Readonly<Partial<Record<ConditionGraph, string>>> = {
  brands: 'brand',
  sizes: 'size',
  positions: 'position',
};

/** Leads from a group of tires to these tires; null where no page lists just them. */
export type TiresAt = (graph: ConditionGraph, key: string) => string | null;

/**
 * The product analysis lists the tires of the same inspections, unless the report is of some types of units, places or
 * dealers alone.
 */
export function useTiresAt({ request, date_from, date_to }: KeptConditions): TiresAt {
  const mayAnalyze = useRight('TVPRDANL');
  const { account_ids, country, state, nonsig, unit_types = [], vocations = [] } = request;
  const isNarrowed = [country, state, nonsig, ...unit_types, ...vocations].some(Boolean);
  return (graph, key) => {
    const grouping = groupings[graph];
    if (!mayAnalyze || isNarrowed || (grouping === undefined && graph !== 'tire_types'))
      return null;
    const params = new URLSearchParams({
      ...(account_ids.length > 0 && { accounts: account_ids.join('.') }),
      from: date_from,
      to: date_to,
      ...(grouping === undefined
        ? { types: key }
        : { by: grouping, group: key.replaceAll('|', '||') }),
      show: 'tires',
    });
    return `/product-analysis-report?${params}`;
  };
}
