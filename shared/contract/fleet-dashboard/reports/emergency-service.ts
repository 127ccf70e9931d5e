import { defineReport } from '../report-terms.ts';

/**
 * Emergency Service Spend %: all lines tied to emergency calls, tires included, ÷ all spend on
 * tires and service, net of credits, by invoice date. When restricted to unit locations, numerator
 * and denominator count only lines of calls at these.
 */
export const emergencyService = defineReport({
  type: 'emergency_service',
  tab: 'purchases',
  order: 2,
  title: 'report.emergency_service.title',
  formula: 'report.emergency_service.formula',
  shape: 'periods',
  lead: { field: 'MonthString', label: 'column.month' },
  columns: [
    {
      field: 'TotalCost',
      label: 'column.total_cost',
      format: 'currency',
      figure: { sum: 'spend' },
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
      figure: { part: 'emergency_spend', whole: 'spend', scale: 'percent' },
      national: true,
    },
  ],
  main: 'EmergencyPercent',
  keyFigures: ['EmergencyPercent', 'TotalCost'],
  records: 'lines',
  measures: {
    spend: { label: 'measure.spend', adds: 'Amount', format: 'currency' },
    emergency_spend: {
      label: 'measure.emergency_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['not_emergency'],
    },
  },
  filters: ['unit_locations'],
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    floor: 0.1,
    series: [
      { field: 'TotalCost', kind: 'bar', tone: 'total' },
      { field: 'EmergencyCost', kind: 'bar', tone: 'emergency' },
      { field: 'EmergencyPercent', kind: 'line', tone: 'accent', axis: 'end' },
    ],
  },
});
