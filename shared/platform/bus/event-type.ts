/** Where the payload's type lives: it exists for the compiler alone. */
declare const payload: unique symbol;

/**
 * A kind of event. Its name carries a major version: a payload that changes incompatibly gets a
 * new number, and both can be in use side by side.
 */
export interface EventType<Payload> {
  readonly name: string;
  /** Whether the last payload is kept and handed to whoever comes later. */
  readonly state: boolean;
  readonly [payload]?: (value: Payload) => Payload;
}

/** Declares a kind of event by `name/major`. */
export const defineEvent = <Payload>(
  name: `${string}/${number}`,
  { state = false }: { readonly state?: boolean } = {},
): EventType<Payload> => ({ name, state });
