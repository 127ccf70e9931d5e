import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Under this everything of the configurator is kept. */
export const lease = ['lease'] as const;

/** A kept quote, or what a new one starts with without an id. */
export const quoteQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...lease, 'quote', id],
    queryFn: ({ signal }) =>
      call('POST leasesales/configurator', { body: id === null ? {} : { id }, signal }),
  });

/** The rates of a kept quote, or today's without an id. */
export const structureQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...lease, 'structure', id],
    queryFn: ({ signal }) =>
      call('POST leasesales/configurator_structure', { body: id === null ? {} : { id }, signal }),
  });
