import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findWorkspaceRoot } from '../versions/versions.ts';
import { findBrowser } from './browser/find-browser.ts';
import { TestPortals } from './portals/portals.ts';
import type { Context } from './step.ts';
import { pictures } from './steps/end-to-end.ts';
import { runPlaywright } from './steps/run-playwright.ts';

// `npm run pictures`: regenerates the reference pictures of the end-to-end tests. Inspect each of
// them before you commit it.

const givenUp = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => givenUp.abort());

async function makePictures(): Promise<string | undefined> {
  const root = findWorkspaceRoot(import.meta.dirname);
  const request = { times: false, all: false, files: [] };
  const context: Context = { root, signal: givenUp.signal, request };
  const browser = await findBrowser(context);
  if ('mistaken' in browser) return browser.mistaken;
  if ('missing' in browser) return browser.missing;
  const portals = new TestPortals(context);
  try {
    const started = await portals.start(pictures.portals);
    if ('failed' in started) return started.failed;
    // Removes all first, so that pictures of deleted reports do not stay.
    await rm(path.join(root, 'e2e/pictures'), { recursive: true, force: true });
    const { failed, output } = await runPlaywright(context, {
      ...pictures,
      portals: started,
      ...('program' in browser && { browser: browser.program }),
      update: true,
    });
    return failed > 0 ? output : undefined;
  } finally {
    await portals.stop();
  }
}

const problem = await makePictures();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
