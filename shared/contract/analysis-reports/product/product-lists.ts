import type { PressureUnit, TreadUnit } from '../../portal/units-of-measurement.ts';
import { defineList } from '../../wire/list-definition.ts';
import { listInUnits } from '../../wire/list-in-units.ts';
import { productTireKinds } from './product-groups.ts';

/** The tires behind the figures of the product analysis. */
export const productTiresList = defineList({
  rows: 'tires',
  words: {
    title: 'product_tires.title',
    text: 'product_tires.text',
    search: 'product_tires.search',
    noMatch: 'product_tires.no_match',
    none: 'product_tires.none',
    noneText: 'product_tires.none_text',
    pages: 'product_tires.pages',
    failed: 'product_tires.failed',
  },
  columns: [
    { field: 'unit_number', label: 'product_tires.unit' },
    { field: 'wheel', label: 'product_tires.wheel' },
    { field: 'fleet_name', label: 'product_tires.fleet', only: 'file' },
    { field: 'fleet_location', label: 'product_tires.location', from: 'desktop', width: '9rem' },
    { field: 'inspected_on', label: 'product_tires.inspected_on', format: 'date', from: 'tablet' },
    { field: 'brand', label: 'product_tires.brand', from: 'tablet', width: '12rem' },
    { field: 'product_line', label: 'product_tires.line', only: 'file' },
    { field: 'tire_size', label: 'product_tires.size', only: 'file' },
    { field: 'tire_type', label: 'product_tires.type', words: 'wear_kind', only: 'file' },
    {
      field: 'wheel_position',
      label: 'product_tires.position',
      words: 'wear_position',
      only: 'file',
    },
    { field: 'tread', label: 'product_tires.tread', format: 'ratio' },
    { field: 'pressure', label: 'product_tires.pressure', format: 'ratio', from: 'tablet' },
    { field: 'target', label: 'product_tires.target', format: 'ratio', only: 'file' },
    { field: 'deviation', label: 'product_tires.deviation', format: 'ratio' },
    { field: 'conditions', label: 'product_tires.conditions', from: 'desktop' },
    { field: 'tin', label: 'product_tires.tin', only: 'file' },
    { field: 'age', label: 'product_tires.age', format: 'ratio', from: 'desktop' },
  ],
  filters: {
    from: { label: 'product_analysis.from', field: 'date_from', format: 'date' },
    to: { label: 'product_analysis.to', field: 'date_to', format: 'date' },
    about: {
      label: 'product_tires.about',
      values: productTireKinds,
      words: 'product_tire_kind',
      every: 'product_tires.every_kind',
    },
  },
  sorts: {
    unit_number: 1,
    inspected_on: 2,
    brand: 3,
    tread: 4,
    pressure: 5,
    deviation: 6,
    age: 7,
    fleet_location: 8,
  },
  firstSort: 'unit_number',
});

interface ProductUnits {
  readonly tread_depth_format: TreadUnit;
  readonly pressure_format: PressureUnit;
}

/** The list with headings that name the units of their values. */
export const productTiresIn = ({
  tread_depth_format,
  pressure_format,
}: ProductUnits): typeof productTiresList =>
  listInUnits(productTiresList, {
    tread: tread_depth_format,
    pressure: pressure_format,
    target: pressure_format,
  });
