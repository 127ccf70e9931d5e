import { existsSync } from 'node:fs';
import { createGateway } from '../../gateway/gateway.ts';
import { portOf } from '../port-of.ts';
import { settingsOf, siteDirOf, siteOption } from '../region-site.ts';
import { type CommandInput, type FleetCommand, WrongUse } from '../verb.ts';

export const serveVerb: FleetCommand = {
  name: 'serve',
  summary: 'serves a site, with the API behind it',
  arguments: [],
  options: {
    ...siteOption,
    port: { type: 'string', value: '<port>', help: 'where to listen; PORT unless given' },
    api: {
      type: 'string',
      value: '<URL>',
      help: 'the API, on this machine; http://127.0.0.1:<API_PORT> unless given',
    },
  },
  details: `Runs the gateway until it is ended: the page and its deployment, the published builds, calls handed
on to the API, and /health. Any other web server does as well: see nginx-conf.`,
  async run(given, surroundings) {
    const settings = settingsOf(surroundings);
    const port = portOf(given, settings.port);
    const siteDir = siteDirOf(given, surroundings);
    const apiPort = apiPortOf(given, settings.apiPort);
    if (!existsSync(siteDir)) {
      throw new WrongUse(
        `There is no site ${siteDir}: deploy a region into it, or name another with --site.`,
      );
    }
    const gateway = createGateway({ siteDir, apiPort });
    await gateway.listen({ host: 'localhost', port });
    const origin = `http://localhost:${port}`;
    surroundings.report(`${siteDir} is served at ${origin}. Ctrl-C ends it.`);
    await surroundings.ended;
    await gateway.drain();
    return { text: 'Ended.', json: { origin } };
  },
};

/** Returns the port of an API on this machine, as the gateway supports no others. */
function apiPortOf(given: CommandInput, without: number): number {
  const api = given.option('api') ?? `http://127.0.0.1:${without}`;
  const url = URL.canParse(api) ? new URL(api) : undefined;
  if (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname) && url.port) {
    return Number(url.port);
  }
  throw new WrongUse(`--api ${api} is not of the form http://localhost:<port>.`);
}
