import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedFilesFolder } from '@portal/build/shell-files';
import { type Deployment, firstFilesOf, matchRoute } from '@portal/platform/remote';
import { ownValue } from '../build/own-value.ts';
import type { ShellManifest } from '../build/shell-manifest.ts';
import { publishedDir } from '../site/publish.ts';

/** The page as sent, with hints for the requested path. */
export interface HintedPage {
  readonly html: string;
  readonly etag: string;
}

/**
 * The site's page, with preload hints for the first files of the remote at this path and for the
 * shell files it uses: the browser fetches them in parallel with the shell's first files. None of
 * them runs before the shell has checked their hashes.
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
  const hints = deployment ? await hintsAt(siteDir, deployment, pathname) : [];
  const html = page.replace('</head>', () => `${hints.join('')}</head>`);
  return { html, etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"` };
}

async function hintsAt(
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
  const { host = [], facades = {}, files: hashes = {} } = await lateFilesOf(siteDir, shell.version);
  const taken = new Set([...host, ...shared.flatMap((name) => ownValue(facades, name) ?? [])]);
  return [
    ...['remote.json', ...files].map((file) => hint(url + file, 'as="fetch"')),
    ...[...taken].flatMap((file) => {
      const hash = ownValue(hashes, `${sharedFilesFolder}/${file}`);
      return hash ? [hint(`/shell/${sharedFilesFolder}/${file}`, kindOf(file, hash))] : [];
    }),
  ];
}

/**
 * The shell downloads a remote's files and checks them before they run; those of the shell run at
 * once. A browser uses a preloaded file only for a tag with the same hash.
 */
const hint = (url: string, kind: string): string =>
  `<link rel="preload" href="${escaped(url)}" ${kind} crossorigin="anonymous">`;

const kindOf = (file: string, hash: string): string =>
  `as="${file.endsWith('.css') ? 'style' : 'script'}" integrity="${escaped(hash)}"`;

/** The shell's late files, which remotes need; the site may be damaged. */
async function lateFilesOf(siteDir: string, version: string): Promise<Partial<ShellManifest>> {
  const file = path.join(
    publishedDir(siteDir, { kind: 'shell', name: 'shell', version }),
    'shell.json',
  );
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

const escaped = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
