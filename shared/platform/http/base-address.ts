import { transport } from './transport.ts';

/**
 * The address of what an answer names by its path from the base of the API, such as a photo.
 *
 * @throws Error before the shell has said where calls go
 */
export const baseAddress = (path: string): string => `${transport('v2').address}/${path}`;
