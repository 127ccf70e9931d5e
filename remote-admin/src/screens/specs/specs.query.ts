import type { SpecSaving } from '@portal/contract/admin';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Key prefix of all spec queries. */
export const specs = ['specs'] as const;

export const structureQuery = queryOptions({
  queryKey: [...specs, 'structure'],
  queryFn: ({ signal }) => call('POST manage_specs/configurator_structure', { body: {}, signal }),
});

export const fleetsKey = [...specs, 'fleets'] as const;

export const findFleets = async (keyword: string, signal: AbortSignal) =>
  (await call('POST manage_specs/get_fleet_id', { body: { keyword }, signal })).fleets;

export const fleetsQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...fleetsKey, keyword],
    queryFn: ({ signal }) => findFleets(keyword, signal),
  });

export const yardsQuery = (account: string) =>
  queryOptions({
    queryKey: [...specs, 'yards', account],
    queryFn: async ({ signal }) =>
      (await call('POST manage_specs/get_locations', { body: { account }, signal })).locations,
  });

/** The specs of a fleet or of one of its yards, in force today. */
export const commonQuery = (account: string, location: number | null) =>
  queryOptions({
    queryKey: [...specs, 'common', account, location],
    queryFn: ({ signal }) =>
      call('POST manage_specs/get_common_specs', {
        body: { account, ...(location !== null && { location_ids: [location] }) },
        signal,
      }),
  });

export const productsQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...specs, 'products', keyword],
    queryFn: async ({ signal }) =>
      (await call('POST manage_specs/find_products', { body: { keyword }, signal })).products,
  });

export type ProposedSpecs = Pick<
  SpecSaving,
  'account' | 'location_id' | 'valid_from' | 'roles' | 'locations'
>;

/** The yards whose own specs would override those of the fleet. */
export const conflictsQuery = ({ account, valid_from, roles }: ProposedSpecs) => {
  const body = { account, valid_from, axles: roles.map(({ role }) => role) };
  return queryOptions({
    queryKey: [...specs, 'conflicts', body],
    queryFn: ({ signal }) =>
      call('POST manage_specs/get_fleet_location_conflicts', { body, signal }),
  });
};

/** The effects of saving. */
export const effectsQuery = (asked: ProposedSpecs) =>
  queryOptions({
    queryKey: [...specs, 'effects', asked] as const,
    queryFn: ({ signal }) => call('POST manage_specs/get_spec_effects', { body: asked, signal }),
  });

/** Page size of the tires behind a figure. */
export const tiresPageSize = 10;

/** The tires of a yard whose color would change. */
export const tiresQuery = (asked: ProposedSpecs, yard: number | null, page: number) =>
  queryOptions({
    queryKey: [...specs, 'tires', asked, yard, page],
    queryFn: ({ signal }) =>
      call('POST manage_specs/get_changed_tires', {
        body: { ...asked, yard, changed: true, page_number: page, page_size: tiresPageSize },
        signal,
      }),
  });
