import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Key prefix of all queries of the configurator. */
export const lease = ['lease'] as const;

/** A saved quote; without an id, the initial values of a new one. */
export const quoteQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...lease, 'quote', id],
    queryFn: ({ signal }) =>
      call('POST leasesales/configurator', { body: id === null ? {} : { id }, signal }),
  });

/** The rates of a saved quote; without an id, today's rates. */
export const structureQuery = (id: number | null) =>
  queryOptions({
    queryKey: [...lease, 'structure', id],
    queryFn: ({ signal }) =>
      call('POST leasesales/configurator_structure', { body: id === null ? {} : { id }, signal }),
  });
