import { checkDeployment, type DeployedRemote, type Deployment } from '@portal/platform/remote';
import { type OverriddenRemote, showOverridden } from './overridden.ts';
import { readOverrides } from './overrides.ts';

/** Milliseconds before a server of this machine counts as unreachable. */
const patience = 3_000;

/**
 * Returns the deployment with the overrides of this tab, as far as the deployment allows them and a
 * server answers. Otherwise, a remote runs as deployed.
 */
export async function withOverrides(deployment: Deployment): Promise<Deployment> {
  const wanted = deployment.overrides === true ? Object.entries(readOverrides()) : [];
  if (wanted.length === 0) return deployment;
  const tried = await Promise.all(
    wanted.map(async ([name, url]) => ({
      name,
      url,
      remote: await fetchOne(deployment, name, url),
    })),
  );
  showOverridden(
    tried.map(({ name, url, remote }): OverriddenRemote => ({ name, url, runs: remote !== null })),
  );
  const remotes = tried.flatMap(({ remote }) => remote ?? []);
  const names = new Set(remotes.map(({ name }) => name));
  const others = deployment.remotes.filter(({ name }) => !names.has(name));
  return { ...deployment, remotes: [...others, ...remotes] };
}

async function fetchOne(
  deployment: Deployment,
  name: string,
  url: string,
): Promise<DeployedRemote | null> {
  try {
    const answer = await fetch(`${url}deployed.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    const check = checkDeployment({ ...deployment, remotes: [await answer.json()] });
    const [remote] = check.ok ? check.deployment.remotes : [];
    if (remote?.name === name && remote.url === url) return remote;
    throw new Error(check.ok ? 'It is another remote' : `It is none: ${check.problem}`);
  } catch (cause) {
    console.warn(`${name} cannot be had from ${url}`, cause);
    return null;
  }
}
