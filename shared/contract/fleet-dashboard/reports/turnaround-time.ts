import { casingFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';

/**
 * Retread Turnaround Time: calendar days from pick-up to finish, summed and divided by the casings,
 * by the date of the finish. Counts finished casings only, without those that lack a pick-up or
 * have one after the finish.
 */
export const turnaroundTime = defineReport({
  type: 'turnaround_time',
  tab: 'retreading',
  order: 3,
  title: 'report.turnaround_time.title',
  formula: 'report.turnaround_time.formula',
  shape: 'periods',
  lead: { field: 'MonthString', label: 'column.month' },
  columns: [
    {
      field: 'AverageDays',
      label: 'column.average_days',
      format: 'ratio',
      figure: { part: 'turn_days', whole: 'turned' },
      national: true,
    },
    {
      field: 'Finished',
      label: 'column.turned',
      format: 'integer',
      figure: { sum: 'turned' },
    },
    {
      field: 'TotalDays',
      label: 'column.total_days',
      format: 'integer',
      figure: { sum: 'turn_days' },
    },
  ],
  main: 'AverageDays',
  keyFigures: ['AverageDays'],
  records: 'casings',
  measures: {
    turned: {
      label: 'measure.turned',
      adds: null,
      format: 'integer',
      leavesOut: ['not_finished', 'no_pick_up', 'pick_up_after'],
    },
    turn_days: {
      label: 'measure.turn_days',
      adds: 'TurnaroundDays',
      format: 'integer',
      leavesOut: ['not_finished', 'no_pick_up', 'pick_up_after'],
    },
  },
  filters: casingFilters,
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    floor: 0.1,
    series: [{ field: 'AverageDays', kind: 'bar', tone: 'primary' }],
  },
});
