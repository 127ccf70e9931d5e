import { tireFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';

/** Retread Sales to New Tire Sales: net units by invoice date, retread ÷ new. Units, not money. */
export const retreadVsNew = defineReport({
  type: 'retread_vs_new',
  tab: 'purchases',
  order: 1,
  title: 'report.retread_vs_new.title',
  formula: 'report.retread_vs_new.formula',
  shape: 'periods',
  lead: { field: 'MonthString', label: 'column.month' },
  columns: [
    { field: 'New', label: 'column.new', format: 'integer', figure: { sum: 'new_units' } },
    {
      field: 'Retread',
      label: 'column.retread',
      format: 'integer',
      figure: { sum: 'cap_units' },
    },
    {
      field: 'RetreadToNewRatio',
      label: 'column.retread_to_new_ratio',
      format: 'ratio',
      figure: { part: 'cap_units', whole: 'new_units' },
      national: true,
    },
  ],
  main: 'RetreadToNewRatio',
  keyFigures: ['RetreadToNewRatio'],
  records: 'lines',
  measures: {
    new_units: {
      label: 'measure.new_units',
      adds: 'Quantity',
      format: 'integer',
      leavesOut: ['not_new_tire'],
    },
    cap_units: {
      label: 'measure.cap_units',
      adds: 'Quantity',
      format: 'integer',
      leavesOut: ['not_cap'],
    },
  },
  filters: tireFilters,
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    floor: 0.1,
    series: [
      { field: 'New', kind: 'bar', tone: 'primary' },
      { field: 'Retread', kind: 'bar', tone: 'secondary' },
      { field: 'RetreadToNewRatio', kind: 'line', tone: 'accent', axis: 'end' },
    ],
  },
});
