import { fileEndings } from './page.ts';
import { baseHeaders, pageHeaders } from './security-headers.ts';
import { forEver } from './site-files.ts';

interface Site {
  readonly siteDir: string;
  /** Where nginx listens. */
  readonly port: number;
  /** Origin of the API. */
  readonly api: string;
  /** Origin of the sign-in page; undefined while no deployment names one. */
  readonly signInOrigin: string | undefined;
  /** Whether the deployment lets developers try their remotes in the page. */
  readonly overrides: boolean;
  /** Whether nginx has the module that sends `.br` files. */
  readonly brotli: boolean;
}

/**
 * A server block for nginx that serves a site as the gateway does. Headers stand in every location,
 * because one that adds any loses those of the server; what is kept for ever is said of files that
 * are there only.
 */
export function nginxConfiguration(site: Site): string {
  const { siteDir, port, api, brotli } = site;
  const page = { ...baseHeaders, ...pageHeaders({ ...site, developmentPorts: [] }) };
  return `server {
  listen ${port};
  root ${quoted(siteDir)};
  charset utf-8;
  charset_types text/css application/javascript application/json;
  gzip_static on;${brotli ? '\n  brotli_static on;' : ''}

  location /api/ {
    proxy_pass ${api};
    proxy_http_version 1.1;
    proxy_set_header host $http_host;
    proxy_set_header x-forwarded-for $remote_addr;
    proxy_set_header x-forwarded-proto $scheme;
    proxy_set_header x-forwarded-host $http_host;
    proxy_read_timeout 1h;
    proxy_buffering off;
    proxy_request_buffering off;
    client_max_body_size 0;
  }

  location = /health {
    proxy_pass ${api};
  }

  location = /deployment.json {
${headers(baseHeaders)}
    add_header cache-control no-store;
    gzip on;
    gzip_types application/json;
    try_files $uri =404;
  }

  location ~ ^/(?:shell|remotes)/.*/mf-manifest\\.json$ {
${headers(baseHeaders)}
    add_header cache-control no-store;
    try_files $uri =404;
  }

  location ~ ^/(?:shell|remotes)(?:/|$) {
${headers(baseHeaders)}
    add_header cache-control ${quoted(forEver)};
    try_files $uri =404;
  }

  location ~ ${quoted(fileEndings.source.replaceAll('\\/', '/'))} {
    return 404;
  }

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

const headers = (named: Readonly<Record<string, string>>): string =>
  Object.entries(named)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
