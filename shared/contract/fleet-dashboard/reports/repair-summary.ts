import { outcomeFilters } from '../filter-sets.ts';
import { defineReport } from '../report-terms.ts';

/**
 * Repair Summary: casings by their outcome, the repairs made to them and the repairs per casing, by
 * the date of the outcome. Includes casings without a repair; an outcome without casings still has
 * a row.
 */
export const repairSummary = defineReport({
  type: 'repair_summary',
  tab: 'retreading',
  order: 4,
  title: 'report.repair_summary.title',
  formula: 'report.repair_summary.formula',
  shape: 'ranking',
  lead: {
    field: 'StatusBacking',
    label: 'column.status',
    words: 'filter.retreading_types',
    values: 'retreading_types',
  },
  columns: [
    {
      field: 'Tires',
      label: 'column.tires',
      format: 'integer',
      figure: { sum: 'casings' },
      national: true,
    },
    {
      field: 'NailHoles',
      label: 'column.nail_holes',
      format: 'integer',
      figure: { sum: 'nail_holes' },
    },
    {
      field: 'Section',
      label: 'column.section',
      format: 'integer',
      figure: { sum: 'sections' },
    },
    {
      field: 'Spot',
      label: 'column.spot',
      format: 'integer',
      figure: { sum: 'spots' },
    },
    {
      field: 'Bead',
      label: 'column.bead',
      format: 'integer',
      figure: { sum: 'beads' },
    },
    {
      field: 'NailHolesAvg',
      label: 'column.nail_holes_avg',
      format: 'ratio',
      figure: { part: 'nail_holes', whole: 'casings' },
      national: true,
    },
    {
      field: 'SectionAvg',
      label: 'column.section_avg',
      format: 'ratio',
      figure: { part: 'sections', whole: 'casings' },
      national: true,
    },
    {
      field: 'SpotAvg',
      label: 'column.spot_avg',
      format: 'ratio',
      figure: { part: 'spots', whole: 'casings' },
      national: true,
    },
    {
      field: 'BeadAvg',
      label: 'column.bead_avg',
      format: 'ratio',
      figure: { part: 'beads', whole: 'casings' },
      national: true,
    },
  ],
  top: { by: 'Tires' },
  main: 'Tires',
  keyFigures: ['NailHolesAvg'],
  records: 'casings',
  measures: {
    casings: { label: 'measure.casings', adds: null, format: 'integer' },
    nail_holes: { label: 'measure.nail_holes', adds: 'NailHoles', format: 'integer' },
    sections: { label: 'measure.sections', adds: 'Sections', format: 'integer' },
    spots: { label: 'measure.spots', adds: 'Spots', format: 'integer' },
    beads: { label: 'measure.beads', adds: 'Beads', format: 'integer' },
  },
  filters: outcomeFilters,
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    floor: 0.1,
    series: [
      { field: 'NailHolesAvg', kind: 'bar', tone: 'primary' },
      { field: 'SectionAvg', kind: 'bar', tone: 'secondary' },
      { field: 'SpotAvg', kind: 'bar', tone: 'accent' },
      { field: 'BeadAvg', kind: 'bar', tone: 'total' },
    ],
  },
});
