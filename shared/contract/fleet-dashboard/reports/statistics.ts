import { casingFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';

/**
 * Statistics of casings by the date of their outcome: mean age in years by outcome and overall
 * (from the Monday of the week in the TIN to the outcome; casings without a valid TIN are omitted),
 * mean times recapped (previous caps, plus one for a finished casing), rejected ÷ all, and the
 * number of casings.
 */
export const statistics = defineReport({
  type: 'statistics',
  tab: 'casingdurability',
  order: 1,
  title: 'report.statistics.title',
  formula: 'report.statistics.formula',
  shape: 'summary',
  lead: { field: 'PeriodType', label: 'column.period_type', words: 'compare.series' },
  columns: [
    {
      field: 'RetreadTiresAvgAge',
      label: 'column.retread_tires_avg_age',
      format: 'ratio',
      figure: { part: 'finished_age_days', whole: 'finished_aged', scale: 'years' },
      national: true,
    },
    {
      field: 'UsedTiresAvgAge',
      label: 'column.used_tires_avg_age',
      format: 'ratio',
      figure: { part: 'used_age_days', whole: 'used_aged', scale: 'years' },
      national: true,
    },
    {
      field: 'RejectedTiresAvgAge',
      label: 'column.rejected_tires_avg_age',
      format: 'ratio',
      figure: { part: 'rejected_age_days', whole: 'rejected_aged', scale: 'years' },
      national: true,
    },
    {
      field: 'AverageAge',
      label: 'column.average_age',
      format: 'ratio',
      figure: { part: 'age_days', whole: 'aged', scale: 'years' },
      national: true,
    },
    {
      field: 'AverageTimesRecap',
      label: 'column.average_times_recap',
      format: 'ratio',
      figure: { part: 'caps', whole: 'casings' },
      national: true,
    },
    {
      field: 'RejectTireRate',
      label: 'column.reject_tire_rate',
      format: 'percent',
      figure: { part: 'rejected', whole: 'casings', scale: 'percent' },
      national: true,
    },
    {
      field: 'TotalCount',
      label: 'column.total_count',
      format: 'integer',
      figure: { sum: 'casings' },
      national: true,
    },
  ],
  main: 'AverageAge',
  keyFigures: ['RejectTireRate', 'AverageAge', 'AverageTimesRecap'],
  records: 'casings',
  measures: {
    casings: { label: 'measure.casings', adds: null, format: 'integer' },
    rejected: {
      label: 'measure.rejected',
      adds: null,
      format: 'integer',
      leavesOut: ['not_rejected'],
    },
    caps: { label: 'measure.caps', adds: 'CapsAfter', format: 'integer' },
    finished_age_days: {
      label: 'measure.finished_age_days',
      adds: 'AgeDays',
      format: 'integer',
      leavesOut: ['not_finished', 'no_tin', 'tin_after'],
    },
    finished_aged: {
      label: 'measure.finished_aged',
      adds: null,
      format: 'integer',
      leavesOut: ['not_finished', 'no_tin', 'tin_after'],
    },
    used_age_days: {
      label: 'measure.used_age_days',
      adds: 'AgeDays',
      format: 'integer',
      leavesOut: ['not_used', 'no_tin', 'tin_after'],
    },
    used_aged: {
      label: 'measure.used_aged',
      adds: null,
      format: 'integer',
      leavesOut: ['not_used', 'no_tin', 'tin_after'],
    },
    rejected_age_days: {
      label: 'measure.rejected_age_days',
      adds: 'AgeDays',
      format: 'integer',
      leavesOut: ['not_rejected', 'no_tin', 'tin_after'],
    },
    rejected_aged: {
      label: 'measure.rejected_aged',
      adds: null,
      format: 'integer',
      leavesOut: ['not_rejected', 'no_tin', 'tin_after'],
    },
    age_days: {
      label: 'measure.age_days',
      adds: 'AgeDays',
      format: 'integer',
      leavesOut: ['no_tin', 'tin_after'],
    },
    aged: {
      label: 'measure.aged',
      adds: null,
      format: 'integer',
      leavesOut: ['no_tin', 'tin_after'],
    },
  },
  filters: casingFilters,
  chart: {
    kind: 'columns',
    fields: ['RetreadTiresAvgAge', 'UsedTiresAvgAge', 'RejectedTiresAvgAge', 'AverageAge'],
    floor: 0.1,
  },
});
