import type { Deployment } from '@portal/platform/remote';
import { apiAddresses } from './api-addresses.ts';
import { apiPatience } from './api-proxy.ts';
import { fileAddresses } from './page.ts';
import { rootFiles } from './root-files.ts';
import { baseHeaders, pageHeaders } from './security-headers.ts';
import { immutableCacheControl } from './site-files.ts';

interface Site {
  readonly siteDir: string;
  /** Port on which nginx listens. */
  readonly port: number;
  /** Origin of the API. */
  readonly api: string;
  /** The region's deployment; undefined while there is none. */
  readonly deployment: Deployment | undefined;
  /** Whether nginx has the module that serves `.br` files. */
  readonly brotli: boolean;
}

/**
 * Configuration for nginx's http block to serve a site like the gateway. Headers are repeated in
 * every location, because one that adds any loses those of the server; immutable caching is set
 * only for files that exist.
 */
export function nginxConfiguration(site: Site): string {
  const { siteDir, port, api, deployment, brotli } = site;
  const overrides = deployment?.overrides ?? false;
  const page = { ...baseHeaders, ...pageHeaders({ overrides, developmentPorts: [] }) };
  const { protocol, host, port: apiPort } = new URL(api);
  // A named upstream, so that nginx does not resolve the API's host for each call.
  const upstream = `portal_api_${port}`;
  const origin = `${protocol}//${upstream}`;
  const calls = [...apiAddresses(deployment?.api)]
    .filter(([base, mount]) => base === '/api' || base !== mount)
    .map((address) => callsTo(origin, address));
  return `upstream ${upstream} {
  server ${host}${apiPort === '' && protocol === 'https:' ? ':443' : ''};
}

server {
  listen ${port};
  root ${quoted(siteDir)};
  charset utf-8;
  charset_types text/css application/javascript application/json;
  gzip_static on;${brotli ? '\n  brotli_static on;' : ''}

  proxy_http_version 1.1;
  proxy_set_header host $http_host;
  proxy_set_header x-forwarded-for $remote_addr;
  proxy_set_header x-forwarded-proto $scheme;
  proxy_set_header x-forwarded-host $http_host;
  proxy_read_timeout ${apiPatience}ms;
  proxy_buffering off;
  proxy_request_buffering off;

${calls.join('\n\n')}

  location = /health {
    proxy_pass ${origin};
  }

  location = /deployment.json {
${headers(baseHeaders)}
    add_header cache-control no-store;
    gzip on;
    gzip_types application/json;
    try_files $uri =404;
  }

${Object.entries(rootFiles).map(rootFile).join('\n\n')}

  location ~ ^/(?:shell|remotes)/.*/mf-manifest\\.json$ {
${headers(baseHeaders)}
    add_header cache-control no-store;
    try_files $uri =404;
  }

  location ~ ^/(?:shell|remotes)(?:/|$) {
${headers(baseHeaders)}
    add_header cache-control ${quoted(immutableCacheControl)};
    try_files $uri =404;
  }

  location ~ ${quoted(fileAddresses.source.replaceAll('\\/', '/'))} {
    return 404;
  }

  # A path that cannot be decoded is unknown like any other: the portal says so.
  error_page 400 =404 /404;

  error_page 404 @missing;
  location @missing {
${headers({ ...baseHeaders, 'cache-control': 'no-store' })}
    return 404;
  }

  location / {
${headers(page)}
    add_header cache-control no-cache;
    try_files /index.html =404;
  }
}`;
}

/** Proxies calls with their URLs unchanged: by default, nginx would normalize them. */
function callsTo(origin: string, [base, mount]: readonly [string, string]): string {
  const pass =
    base === mount
      ? `    proxy_pass ${origin};`
      : `    set $call "";
    if ($request_uri ~ "^${base.replaceAll('.', '\\.')}(?<rest>/.*)$") {
      set $call $rest;
    }
    proxy_pass ${origin}${mount}$call;`;
  return `  location ^~ ${base}/ {
    client_max_body_size 0;
${pass}
  }`;
}

const rootFile = ([file, type]: readonly [string, string]): string =>
  `  location = /${file} {
${headers(baseHeaders)}
    add_header cache-control no-cache;
    types {}
    default_type ${type};
    try_files $uri =404;
  }`;

const headers = (named: Readonly<Record<string, string>>): string =>
  Object.entries(named)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
