/**
 * Thrown if a part of a page could not be fetched. After `forget` the next attempt fetches again.
 */
export class PartFailure extends Error {
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'PartFailure';
  }
}
