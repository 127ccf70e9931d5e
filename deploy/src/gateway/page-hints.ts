import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keptFiles } from '@portal/build/shell-files';
import { type Deployment, firstFilesOf, matchRoute } from '@portal/platform/remote';
import { ownValue } from '../build/own-value.ts';
import type { ShellManifest } from '../build/shell-manifest.ts';
import { publishedDir } from '../site/publish.ts';

/** What a page is sent as: itself, with hints for the path that is opened. */
export interface HintedPage {
  readonly html: string;
  readonly etag: string;
}

/**
 * The page of a site, which names the first files of the remote at this path and of what it takes from
 * the shell: the browser fetches them beside the shell's first files. Nothing of them is run before the shell has seen their hashes.
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
  const files = deployment ? await firstFiles(siteDir, deployment, pathname) : [];
  const hints = files.map(
    (url) => `<link rel="preload" href="${escaped(url)}" as="fetch" crossorigin="anonymous">`,
  );
  const html = page.replace('</head>', () => `${hints.join('')}</head>`);
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

async function firstFiles(
  siteDir: string,
  { shell, remotes }: Deployment,
  pathname: string,
): Promise<string[]> {
  const routes = remotes.flatMap((remote) =>
    remote.declaration.routes.map(({ path: declared, page }) => ({ path: declared, page, remote })),
  );
  const match = matchRoute(routes, pathname);
  if (!match) return [];
  const { remote, page } = match.route;
  const { url, entry, pages, shared = [] } = remote;
  if (!entry) return [];
  const files = firstFilesOf({ entry: entry.file, pages }, page);
  const facades = await facadesOf(siteDir, shell.version);
  const taken = [...new Set(shared.flatMap((name) => ownValue(facades, name) ?? []))];
  return [
    ...['remote.json', ...files].map((file) => url + file),
    ...taken.map((file) => `/shell/${keptFiles}/${file}`),
  ];
}

/** The files of the modules that a shell provides on demand; a site may lie there damaged. */
async function facadesOf(siteDir: string, version: string): Promise<ShellManifest['facades']> {
  const file = path.join(
    publishedDir(siteDir, { kind: 'shell', name: 'shell', version }),
    'shell.json',
  );
  try {
    return JSON.parse(await readFile(file, 'utf8')).facades ?? {};
  } catch {
    return {};
  }
}

const escaped = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
