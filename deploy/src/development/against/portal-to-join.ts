import { checkDeployment, type Deployment, offersContract } from '@portal/platform/remote';
import { Refused } from '../../site/refused.ts';

/** A portal that may run a remote from this machine. */
export interface PortalToJoin {
  /** Its address without a trailing slash. */
  readonly url: string;
  readonly origin: string;
  /** Contract version of its shell. */
  readonly contract: string;
}

/** @throws Refused when there is no such portal, or it does not allow remotes from elsewhere */
export async function portalToJoin(address: string, remote: string): Promise<PortalToJoin> {
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  if (!parsed?.protocol.startsWith('http')) {
    const remedy = 'name the address of a portal, as in http://localhost:8080';
    throw new Refused(`${remote} cannot run in ${address}`, [
      `${address} is no address: ${remedy}`,
    ]);
  }
  const url = parsed.origin + parsed.pathname.replace(/\/$/, '');
  const { overrides, region, environment, contract } = await readDeployment(url, remote);
  if (overrides !== true) {
    throw new Refused(`${remote} cannot run in ${url}`, [
      `${url} (${region}, ${environment}) is production: its deployment.json does not say "overrides": true, so its pages run nothing from another machine`,
      `develop ${remote} against a portal that is not production, or inside one of your own: npm start, then npm run dev -- ${remote}`,
    ]);
  }
  return { url, origin: parsed.origin, contract };
}

/** @throws Refused when the contract of the portal's shell does not satisfy the remote */
export function checkContract(portal: PortalToJoin, remote: string, needed: string): void {
  if (offersContract(portal.contract, needed)) return;
  throw new Refused(`${remote} cannot run in ${portal.url}`, [
    `${remote} of this checkout needs contract ${needed}, the shell of ${portal.url} offers ${portal.contract}: use a portal with a newer shell, or do without what its contract lacks`,
  ]);
}

async function readDeployment(url: string, remote: string): Promise<Deployment> {
  const file = `${url}/deployment.json`;
  const refuse = (why: string) =>
    new Refused(`${remote} cannot run in ${url}`, [
      `${file} ${why}: is ${url} a portal, and does it run?`,
    ]);
  const answer = await fetch(file).catch(() => {
    throw refuse('cannot be reached');
  });
  if (!answer.ok) throw refuse(`answers with status ${answer.status}`);
  const content: unknown = await answer.json().catch(() => undefined);
  const check = checkDeployment(content);
  if (!check.ok)
    throw refuse(`is no deployment of a kind that this checkout knows (${check.problem})`);
  return check.deployment;
}
