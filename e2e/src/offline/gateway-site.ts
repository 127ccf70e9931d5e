import type { Deployment } from '../faults/deployments.ts';
import { type FaultyGateway, sendInstead } from '../faults/faulty-gateway.ts';
import { type Handmade, makeBuild } from '../faults/handmade-build.ts';

/**
 * Changes the deployment that pages behind a gateway read.
 *
 * @returns undoes the change
 */
export const deployViaGateway = (
  gateway: FaultyGateway,
  change: (deployment: Deployment) => void,
): (() => void) =>
  gateway.answer(/^\/deployment\.json/, async (response, ask) => {
    const answer = await ask();
    const deployment: Deployment = JSON.parse(answer.body.toString('utf8'));
    change(deployment);
    sendInstead(response, answer, JSON.stringify(deployment));
  });

/**
 * Publishes a handmade build of a remote behind a gateway.
 *
 * @returns puts it into the remote's place in a deployment
 */
export function publishViaGateway(
  gateway: FaultyGateway,
  name: string,
  build: Handmade,
): (deployment: Deployment) => void {
  const { url, fileAt, replace } = makeBuild(name, build);
  gateway.answer(new RegExp(`^${url}`), (response, _ask, path) => {
    const file = fileAt(path.slice(url.length));
    if (!file) return response.writeHead(404).end('Not found');
    response.writeHead(200, { 'content-type': file.type });
    return response.end(file.body);
  });
  return replace;
}
