import {
  type LeaseGeocode,
  type LeaseQuote,
  type LeaseStructure,
  leaseFactorNames,
  leaseFactors,
  leaseFigures,
  rateColor,
} from '@portal/contract/analysis-reports';

/** The values with a rate; all others add nothing. */
const rates: Readonly<Record<string, number>> = {
  'terrain mountain': 0.1,
  'term months_60': -0.05,
  'duty waste': 0.35,
  'climate_zone arid': 0.09,
  'dealer_distance to_50': 0.03,
};

export const leaseStructure: LeaseStructure = {
  rates_on: '2026-03-04',
  bases: [
    { size: '11R22.5', rate: 0.0058 },
    { size: '295/75R22.5', rate: 0.006 },
  ],
  factors: leaseFactorNames.map((factor) => ({
    factor,
    follows: factor === 'annual_miles' || factor === 'fleet_size',
    values: leaseFactors[factor].map((value) => {
      const rate = rates[`${factor} ${value}`] ?? 0;
      return { value, rate, color: rateColor(rate) };
    }),
  })),
};

const inputs = {
  size: '295/75R22.5',
  tires: 18,
  miles: 100_000,
  units: 50,
  factors: {
    climate_zone: 'temperate',
    terrain: 'mountain',
    road_surface: 'highway',
    duty: 'long_haul',
    stops_per_mile: 'to_0_1',
    mean_speed: 'over_55',
    curbing: 'none',
    snow_tires: 'no',
    load_range: 'G',
    sites: 'one',
    service_level: 'standard',
    dealer_distance: 'to_25',
    reserve: 'none',
    term: 'months_60',
  },
};

const figures = leaseFigures(leaseStructure, inputs);

/** The worked example as a saved quote. */
export const leaseQuote: LeaseQuote = {
  id: 7,
  revision: 3,
  date_changed: '2026-03-04T12:00:00Z',
  quote_name: 'Worked example',
  customer_name: 'Harbor Freightways',
  address: '1 Main St',
  city: 'Akron',
  state: 'OH',
  zip: '44301',
  latitude: 41.08,
  longitude: -81.52,
  precision: 'prefix',
  ...inputs,
  rates_on: '2026-03-04',
  newer_rates: false,
  figures: figures && { ...figures, additions: [...figures.additions] },
};

/** Initial values of a new quote. */
export const newLeaseQuote: LeaseQuote = {
  ...leaseQuote,
  id: null,
  revision: null,
  date_changed: null,
  quote_name: '',
  customer_name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  latitude: null,
  longitude: null,
  precision: null,
};

export const leaseQuotes = [
  {
    id: 7,
    quote_name: 'Worked example',
    customer_name: 'Harbor Freightways',
    tire_size: '295/75R22.5',
    units: 50,
    rate: 0.00627,
    annual: 564_300,
    rates_on: '2026-03-04',
    date_changed: '2026-03-04T12:00:00Z',
  },
];

const spot = { zip: '', country: 'US', source: 'places', precision: 'city' } as const;

export const ambiguousPlace: LeaseGeocode = {
  outcome: 'ambiguous',
  places: [
    { ...spot, city: 'Springfield', state: 'MA', latitude: 42.1, longitude: -72.59 },
    { ...spot, city: 'Springfield', state: 'MO', latitude: 37.21, longitude: -93.29 },
  ],
  climate_zone: null,
  dealer: null,
  dealer_distance: null,
};

export const foundPlace: LeaseGeocode = {
  outcome: 'found',
  places: [{ ...spot, city: 'Phoenix', state: 'AZ', latitude: 33.45, longitude: -112.07 }],
  climate_zone: 'arid',
  dealer: { dealer_name: 'Mesa Tire', city: 'Mesa', state: 'AZ', miles: 31.4 },
  dealer_distance: 'to_50',
};
