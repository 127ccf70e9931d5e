import type { RemovedTire, RemovedTireRow } from '@portal/contract/fleet-surveys';

const removed = (id: number) => ({
  id,
  revision: 3,
  removed_on: '2026-03-05',
  unit_id: 11,
  unit_number: '1001',
  position: '2LO',
  tin: '3KA41024',
  survey_id: 5,
  survey_date: '2026-03-04',
  odometer: 120_500.55,
  hours: null,
  tread_depth: 7,
  destination: 'scrap' as const,
  comments: 'Bald.',
});

/** A worn tire in a list, unless overridden. */
export const removedRow = (id: number, own: Partial<RemovedTireRow> = {}): RemovedTireRow => ({
  ...removed(id),
  brand: 'Northvale',
  product_line: 'NO-D10',
  tire_size: '11R22.5',
  retread: null,
  removal_reason: 'worn_out',
  location_code: '0001',
  ...own,
});

/** The same tire with all its details, in 32nds and miles. */
export const removedTireOf = (id: number, own: Partial<RemovedTire> = {}): RemovedTire => ({
  ...removed(id),
  tread_depth_format: '32nds',
  distance_format: 'mi',
  location_id: 1,
  mounted_on: '2025-01-02',
  removal_reasons: ['worn_out'],
  wear_conditions: ['cupping'],
  product_information: {
    brand: 'Northvale',
    product_line: 'NO-D10',
    tire_size: '11R22.5',
    load_range: 'G',
    original_tread_depth: 26,
  },
  retread_product_information: null,
  is_changeable: true,
  ...own,
});
