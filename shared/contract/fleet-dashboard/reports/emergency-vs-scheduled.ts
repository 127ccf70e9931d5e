import { defineReport } from '../report-terms.ts';

/**
 * Service (Emergency vs. Scheduled*): spend tied to emergency and to scheduled calls, net of
 * credits, by invoice date; emergency + scheduled = total. Excludes stock deliveries. The two
 * percentages sum to 100: the second is 100 minus the first as rounded.
 */
export const emergencyVsScheduled = defineReport({
  type: 'emergency_vs_scheduled',
  tab: 'purchases',
  order: 3,
  title: 'report.emergency_vs_scheduled.title',
  footnote: 'report.emergency_vs_scheduled.footnote',
  formula: 'report.emergency_vs_scheduled.formula',
  shape: 'periods',
  lead: { field: 'MonthString', label: 'column.month' },
  columns: [
    {
      field: 'TotalCost',
      label: 'column.total_cost',
      format: 'currency',
      figure: { sum: 'called_spend' },
    },
    {
      field: 'EmergencyCost',
      label: 'column.emergency_cost',
      format: 'currency',
      figure: { sum: 'emergency_spend' },
    },
    {
      field: 'EmergencyPercent',
      label: 'column.emergency_percent',
      format: 'percent',
      figure: { part: 'emergency_spend', whole: 'called_spend', scale: 'percent' },
      national: true,
    },
    {
      field: 'ScheduledCost',
      label: 'column.scheduled_cost',
      format: 'currency',
      figure: { sum: 'scheduled_spend' },
    },
    {
      field: 'ScheduledPercent',
      label: 'column.scheduled_percent',
      format: 'percent',
      figure: {
        part: 'scheduled_spend',
        whole: 'called_spend',
        scale: 'percent',
        leftBy: 'EmergencyPercent',
      },
      national: true,
    },
  ],
  main: 'EmergencyPercent',
  records: 'lines',
  measures: {
    called_spend: {
      label: 'measure.called_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['not_called'],
    },
    emergency_spend: {
      label: 'measure.emergency_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['not_emergency'],
    },
    scheduled_spend: {
      label: 'measure.scheduled_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['not_scheduled'],
    },
  },
  filters: ['unit_locations'],
  chart: {
    kind: 'pie',
    slices: [
      {
        field: 'EmergencyPercent',
        amount: 'EmergencyCost',
        tone: 'emergency',
        highlighted: true,
      },
      { field: 'ScheduledPercent', amount: 'ScheduledCost', tone: 'scheduled' },
    ],
  },
});
