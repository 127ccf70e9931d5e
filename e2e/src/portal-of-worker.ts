/** Addresses of a portal under test, and its data folder on this machine. */
interface PortalPlace {
  readonly PORTAL_URL: string;
  readonly MEMBERSHIP_URL: string;
  readonly DATA_DIR: string;
}

/**
 * Lets this process test one of the portals listed in `PORTALS`: each worker has its own, so that
 * tests that deploy or save something do not disturb each other.
 */
export function selectWorkerPortal(): PortalPlace {
  const portals: readonly PortalPlace[] = JSON.parse(process.env.PORTALS ?? '[]');
  const place = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const portal = portals[place % Math.max(1, portals.length)];
  if (!portal) throw new Error('PORTALS lists the running portals that are to be tested');
  Object.assign(process.env, portal);
  return portal;
}
