import { defineReport } from '../report-terms.ts';

/**
 * Repairs and Retread Cost: charges for casing repairs and for caps without the casing's value, net
 * of credits, by invoice date; repair ÷ (repair + retread). No filter applies, since a repair has
 * no product of its own.
 */
export const repairAndRetreadCost = defineReport({
  type: 'repair_and_retread_cost',
  tab: 'purchases',
  order: 4,
  title: 'report.repair_and_retread_cost.title',
  formula: 'report.repair_and_retread_cost.formula',
  shape: 'periods',
  lead: { field: 'MonthString', label: 'column.month' },
  columns: [
    {
      field: 'Repair',
      label: 'column.repair',
      format: 'currency',
      figure: { sum: 'repair_spend' },
    },
    {
      field: 'Retread',
      label: 'column.retread',
      format: 'currency',
      figure: { sum: 'cap_spend' },
    },
    {
      field: 'RepairPercent',
      label: 'column.repair_percent',
      format: 'percent',
      figure: { part: 'repair_spend', whole: 'plant_spend', scale: 'percent' },
      national: true,
    },
  ],
  main: 'RepairPercent',
  keyFigures: ['RepairPercent'],
  records: 'lines',
  measures: {
    repair_spend: {
      label: 'measure.repair_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['not_repair'],
    },
    cap_spend: {
      label: 'measure.cap_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['not_cap'],
    },
    plant_spend: {
      label: 'measure.plant_spend',
      adds: 'Amount',
      format: 'currency',
      leavesOut: ['not_plant'],
    },
  },
  filters: [],
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    stacked: true,
    floor: 0.1,
    series: [
      { field: 'Retread', kind: 'bar', tone: 'primary' },
      { field: 'Repair', kind: 'bar', tone: 'secondary' },
      { field: 'RepairPercent', kind: 'line', tone: 'accent', axis: 'end' },
    ],
  },
});
