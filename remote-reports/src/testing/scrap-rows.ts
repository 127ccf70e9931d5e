import type {
  BelowLawTires,
  PullPoints,
  ScrapRemovals,
  ScrapReport,
  ScrapSurveys,
  Selects,
  TreadCosts,
} from '@portal/contract/analysis-reports';

const formats = { tread_depth_format: '32nds' } as const;

const sums = {
  removed: 4,
  scrap: 3,
  retread: 1,
  counted: 3,
  left_out: 1,
  lost: 150.5,
  cost_per_depth: 14.25,
  tread_read: 4,
  mean_tread: 8.5,
};
const none = { ...sums, scrap: 0, retread: 0, counted: 0, left_out: 0, lost: 0 };

export const scrapReport: ScrapReport = {
  ...formats,
  summary: sums,
  groups: {
    reason: [
      {
        ...sums,
        key: 'puncture',
        removed: 1,
        scrap: 1,
        retread: 0,
        counted: 1,
        left_out: 0,
        lost: 105,
      },
      { ...sums, key: 'worn_out', removed: 3, scrap: 2, counted: 2, lost: 45.5 },
    ],
    condition: [
      { ...sums, key: 'none', removed: 3 },
      { ...none, key: 'cut', removed: 2, scrap: 2, left_out: 2, cost_per_depth: null },
    ],
    brand: [
      { ...sums, key: 'Northvale', removed: 3 },
      { ...none, key: '-', removed: 1, scrap: 1, left_out: 1, cost_per_depth: null },
    ],
    position: [{ ...sums, key: 'drive' }],
    caps: [{ ...sums, key: 'new' }],
    age: [{ ...sums, key: 'from_2' }],
    band: [
      { ...sums, key: 'green', removed: 1 },
      { ...sums, key: 'far_too_early', removed: 3 },
    ],
    left_out: [
      { ...none, key: 'no_price', removed: 1, scrap: 1, left_out: 1, cost_per_depth: null },
    ],
  },
};

const removal: ScrapRemovals['removals'][number] = {
  id: 1,
  removed_on: '2026-03-04',
  unit_id: 7,
  unit_number: '1001',
  fleet_name: 'Harbor Freightways',
  fleet_location: 'Akron',
  survey_id: 5,
  position: '2RI',
  axle: 'drive',
  brand: 'Northvale',
  product_line: 'Haul 1',
  tire_size: '11R22.5',
  caps: 0,
  age_years: 2.5,
  reason: 'puncture',
  conditions: [],
  destination: 'scrap',
  original: 28,
  tread: 9,
  pull: 2,
  price: 450,
  price_source: 'account',
  casing_value: 60,
  casing_value_source: 'own',
  lost: 105,
  left_out: null,
};

export const scrapRemovals: ScrapRemovals = {
  ...formats,
  page_number: 1,
  page_size: 20,
  total_items: 2,
  removals: [
    removal,
    {
      ...removal,
      id: 2,
      unit_number: '1002',
      price: null,
      price_source: null,
      casing_value: null,
      casing_value_source: null,
      lost: null,
      left_out: 'no_price',
    },
  ],
};

const survey = {
  survey_date: '2026-03-05',
  fleet_name: 'Harbor Freightways',
  country: 'US',
  state: 'OH',
  dealer_location: null,
  surveyor: 'Ana Reyes',
};

export const scrapSurveys: ScrapSurveys = {
  page_number: 1,
  page_size: 20,
  total_items: 2,
  surveys: [
    { ...survey, survey_id: 5, fleet_location: 'Akron', removed: 3 },
    { ...survey, survey_id: 6, fleet_location: 'Fargo', removed: 1 },
  ],
  survey_ids: [5, 6],
};

const dealer = { nonsig: '0000007', name: 'Great Lakes Tire', city: 'Akron', state: 'OH' };

export const scrapOffers: Selects = {
  countries: ['CA', 'US'],
  states: [
    { country: 'CA', state: 'ON' },
    { country: 'US', state: 'OH' },
  ],
  fleets: {
    national_global_account_names: [],
    canadian_national_global_account_names: [],
    government_account_names: [],
  },
  vocations: [],
  unit_types: [],
  dealers: [dealer],
  dealers_ctsc: [],
  is_show_unknown: false,
  is_show_localbook: false,
  is_show_goverment: false,
  is_show_preferred_fleet: false,
  verified_account: null,
  is_accounts_verification_failed: false,
};

export const pullPoints: PullPoints = {
  ...formats,
  axles: [
    {
      axle: 'drive',
      legal: 2,
      usual: 4,
      tires: 40,
      mean_tread: 8.5,
      lost: 3900,
      lost_at_usual: 1200,
      below_law: 7,
      points: [
        { pull_32nds: 2, pull: 2, lost: 0, below_law: 6 },
        { pull_32nds: 3, pull: 3, lost: 600, below_law: 2 },
        { pull_32nds: 12, pull: 12, lost: 6000, below_law: 0 },
      ],
    },
    {
      axle: 'trailer',
      legal: 2,
      usual: 4,
      tires: 5,
      mean_tread: 3,
      lost: 75,
      lost_at_usual: 150,
      below_law: 0,
      points: [{ pull_32nds: 2, pull: 2, lost: 0, below_law: 0 }],
    },
  ],
  fleets: [
    {
      account_id: 8,
      fleet_name: 'Deep Haulers',
      axle: 'drive',
      tires: 35,
      mean_tread: 10,
      lost: 3800,
      lost_at_usual: 1000,
      saving: 2800,
      pulls_early: true,
      is_small: false,
    },
    {
      account_id: 9,
      fleet_name: 'Prairie Lines',
      axle: 'trailer',
      tires: 5,
      mean_tread: 3,
      lost: 75,
      lost_at_usual: 150,
      saving: -75,
      pulls_early: false,
      is_small: true,
    },
  ],
};

export const belowLawTires: BelowLawTires = {
  ...formats,
  page_number: 1,
  page_size: 20,
  total_items: 1,
  tires: [
    {
      reading_id: 3,
      survey_id: 5,
      unit_id: 7,
      unit_number: 'T-12',
      wheel: '2LO',
      axle: 'drive',
      fleet_name: 'Deep Haulers',
      fleet_location: 'Fargo',
      found_on: '2026-03-05',
      tread: 1.5,
      read_before_on: null,
      tread_before: null,
    },
  ],
};

export const treadCosts: TreadCosts = {
  tread_depth_format: '32nds',
  distance_format: 'mi',
  costs: [
    {
      brand: 'Northway',
      position: 'steer',
      counted: 12,
      cost_per_depth: 33.5,
      driven: 8,
      distance: 640_000,
      worn_cost: 2144,
      cost_per_distance: 3.35,
    },
    {
      brand: '-',
      position: 'drive',
      counted: 3,
      cost_per_depth: 21,
      driven: 0,
      distance: 0,
      worn_cost: 0,
      cost_per_distance: null,
    },
  ],
};
