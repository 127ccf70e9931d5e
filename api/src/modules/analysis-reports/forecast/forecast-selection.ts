import type { ForecastTiresRequest, WearForecastRequest } from '@portal/contract/analysis-reports';
import type { PageRequest } from '../../../lists/read-page.ts';
import type { Reader } from '../wear/wear-selection.ts';

export type PlanSelection = Omit<WearForecastRequest, keyof PageRequest>;
export type ForecastTiresSelection = Omit<ForecastTiresRequest, keyof PageRequest>;

/** The filters for mounted tires. */
export type ForecastScope = Omit<PlanSelection, 'group_by' | 'order_by' | 'is_sort_desc'>;

export interface ForecastQuery<Selection> {
  readonly user: Reader;
  readonly selection: Selection;
  /** Today for the reader, YYYY-MM-DD. */
  readonly today: string;
}
