/** The base paths of calls; each region's deployment maps them to addresses. */
export const basePaths = {
  v2: '/api/v2',
  'portal-v1': '/api/portal/v1',
  'fleet-central-v1': '/api/fleet-central/v1',
} as const;

export type Base = keyof typeof basePaths;

const pattern = /^(GET|POST|PUT|DELETE) (?:([a-z0-9-]+):)?(.+)$/;

/**
 * Splits a call's name into its parts.
 *
 * @throws TypeError if the name is malformed (a mistake in a contract, never in user input)
 */
export function parseCallName(name: string): { method: string; base: Base; path: string } {
  const match = pattern.exec(name);
  const [, method, base = 'v2', path] = match ?? [];
  if (!method || !path || !(base in basePaths)) throw new TypeError(`Not a call's name: ${name}`);
  return { method, base: base as Base, path };
}
