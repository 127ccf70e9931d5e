import { createContext } from 'react';

export interface CurrentRoute {
  /** Path of the route in its declared form, as in `/units/edit-{unitId}`. */
  readonly path: string;
  /** Decoded values of its parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** Filled by the shell, whose matcher knows parameters inside a segment. */
export const RouteContext = createContext<CurrentRoute>({ path: '', params: {} });
