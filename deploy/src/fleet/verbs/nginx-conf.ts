import { nginxConfiguration } from '../../gateway/nginx-configuration.ts';
import { readDeployment } from '../../roll-out/read-site.ts';
import { regionOf, regionOptions, settingsOf } from '../region-site.ts';
import { type Verb, WrongUse } from '../verb.ts';

export const nginxConfVerb: Verb = {
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
  details: `Prints a server block for the http block of nginx. The policy of the page names the sign-in page
that is deployed: print it again when that moves.`,
  async run(given, surroundings) {
    const settings = settingsOf(surroundings);
    const { siteDir, region } = regionOf(given, surroundings);
    const deployment = await readDeployment(siteDir, region);
    const signIn = deployment?.links.sign_in;
    const port = Number(given.option('port') ?? settings.port);
    const api = given.option('api') ?? `http://127.0.0.1:${settings.apiPort}`;
    if (!Number.isInteger(port)) throw new WrongUse(`--port ${given.option('port')} is no port.`);
    if (!/^https?:\/\/[^/\s;]+$/.test(api)) throw new WrongUse(`--api ${api} is no origin.`);
    const configuration = nginxConfiguration({
      siteDir,
      port,
      api,
      signInOrigin: signIn && URL.canParse(signIn) ? new URL(signIn).origin : undefined,
      overrides: deployment?.overrides ?? false,
      brotli: given.has('brotli'),
    });
    return { text: configuration, json: { configuration } };
  },
};
