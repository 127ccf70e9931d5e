/** Where a portal under test is; its data's folder lies on this machine. */
interface PortalPlace {
  readonly PORTAL_URL: string;
  readonly MEMBERSHIP_URL: string;
  readonly DATA_DIR: string;
}

/**
 * Lets this process test one of the portals that `PORTALS` lists: each worker has its own, so that
 * what a test deploys or saves is not in another one's way.
 */
export function takePortal(): PortalPlace {
  const portals: readonly PortalPlace[] = JSON.parse(process.env.PORTALS ?? '[]');
  const place = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const portal = portals[place % Math.max(1, portals.length)];
  if (!portal) throw new Error('PORTALS lists the running portals that are to be tested');
  Object.assign(process.env, portal);
  return portal;
}
