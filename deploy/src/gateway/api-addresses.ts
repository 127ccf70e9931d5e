import { basePaths } from '@portal/contract/wire';
import type { Deployment } from '@portal/platform/remote';

/** By the first part of an address, without a closing slash: where the API has what follows. */
export type ApiAddresses = ReadonlyMap<string, string>;

/** What is handed on whatever a region's bases are, as it is: tools know the API's own addresses. */
const always = ['/api', '/api'] as const;

/**
 * A base that a region may have: a path of its own origin. Another host's would need an API that
 * answers pages of other origins, and a policy that lets them call it.
 */
export const apiBase = /^(?:\/[A-Za-z0-9._~-]+)+$/;

/** Where the calls of a region arrive. */
export function apiAddresses(api: Deployment['api'] | undefined): ApiAddresses {
  if (!api) return new Map([always]);
  const bases = [
    [api.v2, basePaths.v2],
    [api['portal-v1'], basePaths['portal-v1']],
    [api['fleet-central-v1'], basePaths['fleet-central-v1']],
  ] as const;
  return new Map([always, ...bases.filter(([base]) => apiBase.test(base))]);
}

/** What to ask the API for; undefined for an address that is not the API's. */
export function apiPathOf(addresses: ApiAddresses, url: string): string | undefined {
  const [nearest] = [...addresses]
    .filter(([base]) => url.startsWith(`${base}/`))
    .sort(([one], [other]) => other.length - one.length);
  if (!nearest) return undefined;
  const [base, mount] = nearest;
  return mount + url.slice(base.length);
}
