import { defineReport } from '../report-terms.ts';

/**
 * Fleet HQ Calls Avg Roll Time (Emergency Only): seconds from the driver's call until the truck
 * rolls, summed and divided by the calls, by the local date they were received. Omits calls that
 * are not completed, and calls that lack either time or have none or more than 24 hours between the
 * two.
 */
export const avgRollTime = defineReport({
  type: 'avg_roll_time',
  tab: 'service',
  order: 4,
  title: 'report.avg_roll_time.title',
  formula: 'report.avg_roll_time.formula',
  shape: 'periods',
  lead: { field: 'MonthString', label: 'column.month' },
  columns: [
    {
      field: 'Calls',
      label: 'column.calls',
      format: 'integer',
      figure: { sum: 'rolled' },
      national: true,
    },
    {
      field: 'AvgRollTime',
      label: 'column.avg_roll_time',
      format: 'rollTime',
      figure: { part: 'roll_seconds', whole: 'rolled' },
      national: true,
    },
  ],
  main: 'AvgRollTime',
  keyFigures: ['AvgRollTime'],
  records: 'calls',
  measures: {
    rolled: {
      label: 'measure.rolled',
      adds: null,
      format: 'integer',
      leavesOut: [
        'cancelled',
        'open',
        'not_emergency',
        'no_roll_times',
        'rolled_before',
        'rolled_late',
      ],
    },
    roll_seconds: {
      label: 'measure.roll_seconds',
      adds: 'RollTime',
      format: 'rollTime',
      leavesOut: [
        'cancelled',
        'open',
        'not_emergency',
        'no_roll_times',
        'rolled_before',
        'rolled_late',
      ],
    },
  },
  filters: ['unit_locations'],
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    floor: 0.1,
    series: [
      { field: 'Calls', kind: 'bar', tone: 'emergency' },
      { field: 'AvgRollTime', kind: 'line', tone: 'accent', axis: 'end' },
    ],
  },
  links: ['service_history'],
});
