export const tabs = ['purchases', 'service', 'retreading', 'casingdurability'] as const;
export type Tab = (typeof tabs)[number];

/** The filters with listed values, and these values. */
export const filterValues = {
  service_types: ['emergency', 'scheduled', 'stock'],
  unit_locations: ['roadside', 'yard', 'shop'],
  wheel_positions: ['steer', 'drive', 'trail', 'allpositions', 'unknown'],
  retreading_types: ['retread', 'used', 'rejected'],
  by_retreader: ['ctsc', 'other'],
} as const;

/** Filters that accept any text. */
export const freeFilters = ['tire_brands', 'tire_product_lines', 'tire_sizes'] as const;

/** The names of the filters on the wire. */
export type ReportFilter = keyof typeof filterValues | (typeof freeFilters)[number];

/** Columns of the location and nonsig pick lists; all of them sort. */
export const selectionColumns = ['code', 'name', 'address', 'city', 'state'] as const;

export const limits = {
  /** Rows per page of a pick list. */
  pickListPage: 10,
  /** Rows of the top lists. */
  topProducts: 10,
  topDealers: 5,
  topRetreaders: 5,
  topReasons: 10,
  topBrands: 10,
  topBrandsByPosition: 5,
} as const;
