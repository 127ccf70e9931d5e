import { casingFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';
import { limits } from '../vocabulary.ts';

/**
 * Top 5 Retreaders (Finished Retreads): finished casings by the retreading dealer, by the date of
 * their outcome, and their share of all finished. There is no national average, since a retreader's
 * work for other fleets is not reported.
 */
export const topRetreaders = defineReport({
  type: 'top_retreaders',
  tab: 'retreading',
  order: 1,
  title: 'report.top_retreaders.title',
  formula: 'report.top_retreaders.formula',
  shape: 'ranking',
  lead: { field: 'Dealer', label: 'column.dealer' },
  key: 'Nonsig',
  facts: [
    { field: 'Nonsig', label: 'column.nonsig' },
    { field: 'CommonOwner', label: 'column.common_owner' },
  ],
  columns: [
    {
      field: 'Finished',
      label: 'column.finished',
      format: 'integer',
      figure: { sum: 'finished' },
    },
    {
      field: 'TotalRetreadsPercentage',
      label: 'column.total_retreads_percentage',
      format: 'percent',
      figure: { part: 'finished', whole: 'finished', wholeAt: 'total', scale: 'percent' },
    },
  ],
  top: { by: 'Finished', most: limits.topRetreaders },
  main: 'Finished',
  keyFigures: ['Finished'],
  records: 'casings',
  measures: {
    finished: {
      label: 'measure.finished',
      adds: null,
      format: 'integer',
      leavesOut: ['not_finished'],
    },
  },
  filters: casingFilters,
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    floor: 0.1,
    series: [{ field: 'Finished', kind: 'bar', tone: 'primary' }],
  },
});
