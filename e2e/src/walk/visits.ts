import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageState, type PageStates, statesOfPage } from '@portal/build/states';

const root = path.resolve(import.meta.dirname, '../../..');

/** A state of a page to visit. */
export interface Visit {
  /** The package of the page, as its texts are named. */
  readonly owner: string;
  /** Path as declared. */
  readonly path: string;
  readonly name: string;
  readonly state: PageState;
  /** Whether it is the first state of its page. */
  readonly isFirst: boolean;
}

interface DeployedRemote {
  readonly name: string;
  readonly declaration: {
    readonly routes: readonly { readonly path: string; readonly title: string }[];
  };
}

/** A page without states. */
export type PageWithoutStates = Pick<Visit, 'owner' | 'path'>;

/**
 * Finds every state of every page declared by the portal's deployment, and of the shell's own
 * pages.
 *
 * @param only the packages to visit; all if omitted
 */
export async function findVisits(
  portal: string,
  only?: readonly string[],
): Promise<{ visits: Visit[]; unnamed: PageWithoutStates[] }> {
  const { remotes }: { remotes: readonly DeployedRemote[] } = await (
    await fetch(`${portal}/deployment.json`)
  ).json();
  const owners = [
    { owner: 'shell', folder: 'shell', declared: null },
    ...remotes.map(({ name, declaration }) => ({
      owner: name,
      folder: `remote-${name}`,
      declared: declaration.routes,
    })),
  ].filter(({ owner }) => !only || only.includes(owner));
  const visits: Visit[] = [];
  const unnamed: PageWithoutStates[] = [];
  for (const { owner, folder, declared } of owners) {
    const states = await statesOf(folder);
    const pages = declared?.map((page) => [page.path, statesOfPage(owner, page, states)] as const);
    for (const [page, named = {}] of pages ?? Object.entries(states)) {
      const each = Object.entries(named);
      if (each.length === 0) unnamed.push({ owner, path: page });
      for (const [place, [name, state]] of each.entries())
        visits.push({ owner, path: page, name, state, isFirst: place === 0 });
    }
  }
  return { visits, unnamed };
}

/** Reads the states of a package from its folder. */
async function statesOf(folder: string): Promise<PageStates> {
  const file = path.join(root, folder, 'states.ts');
  if (!existsSync(file)) return {};
  return (await import(pathToFileURL(file).href)).default;
}
