import { createContext } from 'react';

export interface CurrentRoute {
  /** Path of the route as declared, such as `/units/edit-{unitId}`. */
  readonly path: string;
  /** Decoded values of its parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** Set by the shell, whose matcher supports parameters within a segment. */
export const RouteContext = createContext<CurrentRoute>({ path: '', params: {} });
