import { axleRoles } from '../../fleet-surveys/units/configurations.ts';
import type { TreadUnit } from '../../portal/units-of-measurement.ts';
import { defineList } from '../../wire/list-definition.ts';
import { listInUnits } from '../../wire/list-in-units.ts';

/**
 * In 32nds: the deepest pull depth considered, and how far above the usual pull depth a removal
 * counts as early.
 */
export const deepestPullPoint = 12;
export const earlyFrom = 2;

/** The tires found below the legal tread depth, each once. */
export const belowLawList = defineList({
  rows: 'tires',
  words: {
    title: 'below_law.title',
    text: 'below_law.text',
    search: 'below_law.search',
    noMatch: 'below_law.no_match',
    none: 'below_law.none',
    noneText: 'below_law.none_text',
    pages: 'below_law.pages',
    failed: 'below_law.failed',
  },
  columns: [
    { field: 'unit_number', label: 'scrap.unit' },
    { field: 'wheel', label: 'scrap.position' },
    { field: 'fleet_name', label: 'scrap.fleet', from: 'tablet' },
    { field: 'fleet_location', label: 'scrap.location', from: 'desktop' },
    { field: 'axle', label: 'scrap.axle', words: 'scrap_position', from: 'tablet' },
    { field: 'found_on', label: 'below_law.found_on', format: 'date' },
    { field: 'tread', label: 'scrap.tread', format: 'ratio' },
    { field: 'read_before_on', label: 'below_law.read_before_on', format: 'date', from: 'desktop' },
    { field: 'tread_before', label: 'below_law.tread_before', format: 'ratio', from: 'tablet' },
  ],
  filters: {
    from: { label: 'scrap.from', field: 'date_from', format: 'date' },
    to: { label: 'scrap.to', field: 'date_to', format: 'date' },
    axle: {
      label: 'scrap.axle',
      values: axleRoles,
      words: 'scrap_position',
      every: 'scrap.every_axle',
    },
  },
  sorts: { unit_number: 1, fleet_name: 2, found_on: 3, tread: 4, tread_before: 5 },
  firstSort: '-found_on',
});

/** The list with headings that name the unit of its depths. */
export const belowLawListIn = (unit: TreadUnit): typeof belowLawList =>
  listInUnits(belowLawList, { tread: unit, tread_before: unit });
