/** Carries the payload's type; it exists only for the compiler. */
declare const payload: unique symbol;

/**
 * A kind of event. Its name contains a major version: an incompatible change of the payload gets a
 * new number, and both can be in use side by side.
 */
export interface EventType<Payload> {
  readonly name: string;
  /** Whether the last payload is stored and delivered to later subscribers. */
  readonly state: boolean;
  readonly [payload]?: (value: Payload) => Payload;
}

/** Declares a kind of event named `name/major`. */
export const defineEvent = <Payload>(
  name: `${string}/${number}`,
  { state = false }: { readonly state?: boolean } = {},
): EventType<Payload> => ({ name, state });
