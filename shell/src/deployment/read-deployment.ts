import { type Deployment, parseDeployment } from '@portal/platform/remote';

const lastGoodCopy = 'deployment';

/** Why the portal cannot start: there is no usable deployment, not even an older one. */
export class DeploymentFailure extends Error {}

/**
 * Reads what this region runs. An answer that is missing, broken or of a newer schema gives way
 * to the last good copy of this browser.
 *
 * @throws DeploymentFailure when neither the site nor the browser has a usable deployment
 */
export async function readDeployment(): Promise<Deployment> {
  try {
    const answer = await fetch('/deployment.json', { cache: 'no-store' });
    if (!answer.ok) throw new DeploymentFailure(`deployment.json: ${answer.status}`);
    const text = await answer.text();
    const deployment = parseDeployment(JSON.parse(text));
    keepCopy(text);
    return deployment;
  } catch (cause) {
    const copy = readCopy();
    if (copy) return copy;
    throw new DeploymentFailure('No deployment can be read', { cause });
  }
}

function keepCopy(text: string): void {
  try {
    localStorage.setItem(lastGoodCopy, text);
  } catch {
    // A full or disabled storage only costs the copy.
  }
}

function readCopy(): Deployment | null {
  try {
    const text = localStorage.getItem(lastGoodCopy);
    return text ? parseDeployment(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
