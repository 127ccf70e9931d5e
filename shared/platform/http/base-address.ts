import { transport } from './transport.ts';

/**
 * Returns the address of a resource, such as a photo, that a response names by its path from the
 * API base.
 *
 * @throws Error before the shell has called `configureHttp`
 */
export const baseAddress = (path: string): string => `${transport('v2').address}/${path}`;
