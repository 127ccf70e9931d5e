/** How a date range was chosen; its dates always travel beside it. */
export const dateTypes = {
  last30Days: '0',
  monthToDate: '1',
  yearToDate: '2',
  quarter: '3',
  custom: '4',
} as const;

export const tabs = ['purchases', 'service', 'retreading', 'casingdurability'] as const;
export type Tab = (typeof tabs)[number];

/** What a report can have rows of instead of its own. */
export const rowsByKinds = ['location', 'dealer'] as const;
export type RowsBy = (typeof rowsByKinds)[number];

/** The field that tells such rows apart. */
export const rowsByKeys: Readonly<Record<RowsBy, string>> = { location: 'Code', dealer: 'Nonsig' };

/** Whether a table's rows open as months (with their weeks inside) or as weeks alone. */
export const periods = ['month', 'week'] as const;
export type Period = (typeof periods)[number];

/** The values that a report can be restricted to; free texts (brands, lines, sizes) have no list. */
export const filterValues = {
  service_types: ['emergency', 'scheduled', 'stock'],
  unit_locations: ['roadside', 'yard', 'shop'],
  wheel_positions: ['steer', 'drive', 'trail', 'allpositions', 'unknown'],
  retreading_types: ['retread', 'used', 'rejected'],
  by_retreader: ['ctsc', 'other'],
} as const;

/** The filters of a report, by their names on the wire. */
export type ReportFilter =
  | keyof typeof filterValues
  | 'tire_brands'
  | 'tire_product_lines'
  | 'tire_sizes';

/** Columns of the location and nonsig pick lists; every one sorts. */
export const selectionColumns = ['code', 'name', 'address', 'city', 'state'] as const;

export const limits = {
  /** Ids in one selection; more are refused. "All" is sent as no list. */
  selection: 1000,
  /** Years that a date range may span. */
  years: 5,
  /** Rows of a pick list on one page. */
  pickListPage: 10,
  /** Rows of the lists that name the first few of something. */
  topProducts: 10,
  topDealers: 5,
  topRetreaders: 5,
  topReasons: 10,
  topBrands: 10,
  topBrandsByPosition: 5,
  /** Records behind a figure on one page. */
  recordsPage: 25,
  /** Other accounts of the fleet type below which there is no national average. */
  nationalAccounts: 5,
} as const;

/** The name of what has none: a call without a place, a casing of unknown make. */
export const unknownName = 'Unknown';
