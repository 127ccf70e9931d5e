/** A part of a page that could not be fetched. Forgetting it lets the next attempt fetch again. */
export class PartFailure extends Error {
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'PartFailure';
  }
}
