import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Deployment, firstFilesOf, matchRoute } from '@portal/platform/remote';

/** What a page is sent as: itself, with hints for the path that is opened. */
export interface HintedPage {
  readonly html: string;
  readonly etag: string;
}

/**
 * The page of a site, which names the first files of the remote at this path: the browser fetches
 * them beside the shell. Nothing of them is run before the shell has seen their hashes.
 *
 * @returns undefined while there is no page
 */
export async function hintedPage(
  siteDir: string,
  deployment: Deployment | undefined,
  pathname: string,
): Promise<HintedPage | undefined> {
  const page = await readFile(path.join(siteDir, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined) return undefined;
  const files = deployment ? firstFiles(deployment, pathname) : [];
  const hints = files.map(
    (url) => `<link rel="preload" href="${escaped(url)}" as="fetch" crossorigin="anonymous">`,
  );
  const html = page.replace('</head>', () => `${hints.join('')}</head>`);
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

function firstFiles({ remotes }: Deployment, pathname: string): string[] {
  const routes = remotes.flatMap((remote) =>
    remote.declaration.routes.map(({ path: declared, page }) => ({ path: declared, page, remote })),
  );
  const match = matchRoute(routes, pathname);
  if (!match) return [];
  const { remote, page } = match.route;
  const { url, entry, pages } = remote;
  if (!entry) return [];
  const files = firstFilesOf({ entry: entry.file, pages }, page);
  return ['remote.json', ...files].map((file) => url + file);
}

const escaped = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
