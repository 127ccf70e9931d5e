import { nginxConfiguration } from '../../gateway/nginx-configuration.ts';
import { readDeployment } from '../../roll-out/read-site.ts';
import { portOf } from '../port-of.ts';
import { regionOf, regionOptions, settingsOf } from '../region-site.ts';
import { type FleetCommand, WrongUse } from '../verb.ts';

export const nginxConfVerb: FleetCommand = {
  name: 'nginx-conf',
  summary: 'prints a configuration with which nginx serves the site as the gateway does',
  arguments: ['region'],
  options: {
    ...regionOptions,
    port: { type: 'string', value: '<port>', help: 'where nginx listens; PORT unless given' },
    api: {
      type: 'string',
      value: '<URL>',
      help: 'the API; http://127.0.0.1:<API_PORT> unless given',
    },
    brotli: { type: 'boolean', help: 'also sends the .br files, with the brotli-static module' },
  },
  details: `Prints what belongs into the http block of nginx: a server, and the API behind it. It names the
addresses of the API as they are deployed: print it again when the region moves to others, and keep
the former ones while pages are open that call them.`,
  async run(given, surroundings) {
    const settings = settingsOf(surroundings);
    const { siteDir, region } = regionOf(given, surroundings);
    const deployment = await readDeployment(siteDir, region);
    const port = portOf(given, settings.port);
    const api = given.option('api') ?? `http://127.0.0.1:${settings.apiPort}`;
    if (!/^https?:\/\/[^/\s;]+$/.test(api) || !URL.canParse(api)) {
      throw new WrongUse(`--api ${api} is no origin.`);
    }
    const configuration = nginxConfiguration({
      siteDir,
      port,
      api,
      deployment,
      brotli: given.has('brotli'),
    });
    return { text: configuration, json: { configuration } };
  },
};
