import { defineList } from '../../wire/list-definition.ts';

/** A user's saved lease quotes. */
export const leaseQuotesList = defineList({
  rows: 'quotes',
  words: {
    title: 'lease.quotes.title',
    text: 'lease.quotes.text',
    search: 'lease.quotes.search',
    none: 'lease.quotes.none',
    noneText: 'lease.quotes.none_text',
    pages: 'lease.quotes.pages',
    failed: 'lease.quotes.failed',
  },
  columns: [
    { field: 'quote_name', label: 'lease.quote_name' },
    { field: 'customer_name', label: 'lease.customer' },
    { field: 'tire_size', label: 'lease.size', from: 'tablet' },
    { field: 'units', label: 'lease.units', format: 'integer', from: 'tablet' },
    { field: 'rate', label: 'lease.rate', align: 'end', from: 'desktop' },
    { field: 'annual', label: 'lease.annual', align: 'end' },
    { field: 'rates_on', label: 'lease.rates_on', format: 'date', from: 'desktop' },
    { field: 'date_changed', label: 'lease.changed', format: 'day', from: 'desktop' },
    { field: 'actions', label: 'lease.quotes.actions', only: 'screen' },
  ],
  filters: {},
  sorts: {
    quote_name: 1,
    customer_name: 2,
    units: 3,
    rate: 4,
    annual: 5,
    date_changed: 6,
  },
  firstSort: '-date_changed',
});
