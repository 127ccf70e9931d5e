import { defineList } from '../../wire/list-definition.ts';
import { specFields } from './spec-fields.ts';

/** A file of specs: a row for each axle of the fleet and of its yards. */
export const specList = defineList({
  rows: 'specs',
  words: { title: 'specs.file_title', search: 'specs.yard', none: 'specs.no_yards' },
  columns: [
    { field: 'place', label: 'specs.place' },
    { field: 'axle', label: 'specs.axle' },
    ...specFields.map((field) => ({ field, label: `specs.field.${field}` })),
    { field: 'approved', label: 'specs.products' },
  ],
  filters: {},
  sorts: {},
  firstSort: null,
});
