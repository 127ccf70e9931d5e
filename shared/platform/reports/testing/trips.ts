import type { RecordColumn, ReportDefinition } from '@portal/contract/reports';

// Reports of a made-up area, one of each shape and chart.

const distance = { label: 'measure.distance', adds: 'Distance', format: 'integer' } as const;
const empty = {
  label: 'measure.empty',
  adds: 'Distance',
  format: 'integer',
  leavesOut: ['loaded', 'unknown'],
} as const;
const legs = { label: 'measure.legs', adds: null, format: 'integer' } as const;

const driven = {
  field: 'Distance',
  label: 'column.distance',
  format: 'integer',
  figure: { sum: 'distance' },
  national: true,
} as const;
const emptyShare = {
  field: 'EmptyPercent',
  label: 'column.empty_percent',
  format: 'percent',
  figure: { part: 'empty', whole: 'distance', scale: 'percent' },
  national: true,
} as const;

/** Trips by month, as bars and a line. */
export const trips: ReportDefinition = {
  type: 'trips',
  tab: 'road',
  order: 1,
  title: 'trips.title',
  footnote: 'trips.footnote',
  formula: 'trips.formula',
  shape: 'periods',
  lead: { field: 'Date', label: 'column.month' },
  columns: [driven, emptyShare],
  main: 'Distance',
  records: 'legs',
  measures: { distance, empty },
  filters: ['cargo', 'makes', 'models'],
  chart: {
    kind: 'bars',
    orientation: 'vertical',
    floor: 0.1,
    series: [
      { field: 'Distance', kind: 'bar', tone: 'primary' },
      { field: 'EmptyPercent', kind: 'line', tone: 'accent', axis: 'end' },
    ],
  },
};

/** A ranking of drivers by distance, with a fact beside their names. */
export const drivers: ReportDefinition = {
  ...trips,
  type: 'drivers',
  order: 2,
  title: 'drivers.title',
  shape: 'ranking',
  lead: { field: 'Driver', label: 'column.driver' },
  facts: [{ field: 'Depot', label: 'column.depot' }],
  columns: [
    driven,
    {
      ...emptyShare,
      figure: { part: 'distance', whole: 'distance', wholeAt: 'total', scale: 'percent' },
    },
  ],
  top: { by: 'Distance' },
  filters: ['cargo'],
  chart: {
    kind: 'bars',
    orientation: 'horizontal',
    floor: 0.1,
    series: [{ field: 'Distance', kind: 'bar', tone: 'primary' }],
  },
};

/** Makes, each broken down by the positions of their tires. */
export const makes: ReportDefinition = {
  ...trips,
  type: 'makes',
  order: 3,
  title: 'makes.title',
  shape: 'breakdown',
  lead: { field: 'Make', label: 'column.make' },
  inner: { field: 'Position', label: 'column.position', words: 'position' },
  columns: [
    { ...driven, figure: { sum: 'legs' } },
    {
      field: 'MakeTotal',
      label: 'column.make_total',
      format: 'integer',
      figure: { sum: 'legs', at: 'group' },
    },
  ],
  measures: { legs },
  filters: ['makes'],
  chart: { kind: 'grouped', field: 'Distance', most: 5, floor: 0.1 },
};

/** The parts of each month as a pie. */
export const loads: ReportDefinition = {
  ...trips,
  type: 'loads',
  order: 4,
  title: 'loads.title',
  columns: [
    driven,
    emptyShare,
    { ...emptyShare, field: 'LoadedPercent', label: 'column.loaded_percent' },
  ],
  chart: {
    kind: 'pie',
    slices: [
      { field: 'EmptyPercent', amount: 'EmptyPercent', tone: 'primary', highlighted: true },
      { field: 'LoadedPercent', amount: 'LoadedPercent', tone: 'accent' },
    ],
  },
};

/** Figures of the total only. */
const whole: ReportDefinition = {
  ...trips,
  type: 'whole',
  order: 5,
  title: 'whole.title',
  shape: 'summary',
  lead: { field: 'PeriodType', label: 'column.month' },
  columns: [{ ...driven, format: 'ratio' }, emptyShare],
  filters: [],
  chart: { kind: 'columns', fields: ['Distance'], floor: 0.1 },
};

export const definitions = [trips, drivers, makes, loads, whole];

export const legColumns: readonly RecordColumn[] = [
  { field: 'Day', label: 'record.day', format: 'date' },
  { field: 'Number', label: 'record.number', format: 'text' },
  { field: 'Cargo', label: 'record.cargo', format: 'text', words: 'filter.cargo' },
  { field: 'Weather', label: 'record.weather', format: 'text', words: 'weather' },
  { field: 'Distance', label: 'record.distance', format: 'integer' },
  { field: 'Company', label: 'record.company', format: 'text', beside: 'Number' },
  { field: 'Load', label: 'record.load', format: 'text', onlyLeftOut: true },
  { field: 'Wait', label: 'record.wait', format: 'rollTime', onlyAdded: true },
];

export const tripWords = {
  'column.distance': 'Distance',
  'column.depot': 'Depot',
  'column.driver': 'Driver',
  'column.empty_percent': 'Empty %',
  'column.loaded_percent': 'Loaded %',
  'column.make': 'Make',
  'column.make_total': 'Make Total',
  'column.month': 'Month',
  'column.position': 'Position',
  'drivers.title': 'Drivers',
  explained: 'A leg runs from one stop to the next.',
  'failure.range': 'The range is too long.',
  'filter.cargo': 'Cargo',
  'filter.cargo.cold': 'Cold',
  'filter.cargo.dry': 'Dry',
  'filter.makes': 'Make of truck',
  'filter.models': 'Model of truck',
  'left_out.loaded': 'Loaded legs',
  'left_out.unknown': 'Legs of unknown load',
  'loads.title': 'Loads',
  'makes.title': 'Makes',
  'measure.distance': 'All distance',
  'measure.empty': 'Empty distance',
  'measure.legs': 'Legs',
  'position.drive': 'Drive',
  'position.steer': 'Steer',
  'record.cargo': 'Cargo',
  'record.company': 'Company',
  'record.day': 'Day',
  'record.distance': 'Distance',
  'record.load': 'Load',
  'record.number': 'Leg',
  'record.wait': 'Wait (hh:mm)',
  'record.weather': 'Weather',
  'trips.footnote': 'Without trips of a day.',
  'trips.formula': 'Distance driven, by the day of departure.',
  'trips.title': 'Trips',
  'whole.title': 'All trips',
};
