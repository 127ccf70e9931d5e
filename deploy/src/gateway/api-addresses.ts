import { basePaths } from '@portal/contract/wire';
import type { Deployment } from '@portal/platform/remote';

/** Maps each base of a region, without a trailing slash, to the API's own path. */
export type ApiAddresses = ReadonlyMap<string, string>;

/**
 * Always forwarded unchanged, regardless of a region's bases, for tools that use the API's own
 * addresses.
 */
const always = ['/api', '/api'] as const;

/**
 * Pattern of a region's base: a path on its own origin. A base on another host would need an API
 * that accepts calls from other origins, and a policy that allows them.
 */
export const apiBase = /^(?:\/[A-Za-z0-9._~-]+)+$/;

/** Returns the addresses at which a region's calls arrive. */
export function apiAddresses(api: Deployment['api'] | undefined): ApiAddresses {
  if (!api) return new Map([always]);
  const bases = [
    [api.v2, basePaths.v2],
    [api['portal-v1'], basePaths['portal-v1']],
    [api['fleet-central-v1'], basePaths['fleet-central-v1']],
  ] as const;
  return new Map([always, ...bases.filter(([base]) => apiBase.test(base))]);
}

/**
 * Returns the path to request from the API; undefined if the address does not belong to the API.
 */
export function apiPathOf(addresses: ApiAddresses, url: string): string | undefined {
  const [nearest] = [...addresses]
    .filter(([base]) => url.startsWith(`${base}/`))
    .sort(([one], [other]) => other.length - one.length);
  if (!nearest) return undefined;
  const [base, mount] = nearest;
  return mount + url.slice(base.length);
}
