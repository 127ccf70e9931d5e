import { labelKeys } from './label-keys.ts';
import { matchRoute } from './match-route.ts';
import { parameterNames, pathShape } from './path-template.ts';
import type { RemoteDeclaration } from './remote-types.ts';

/**
 * Finds dangling references in a declaration. The build fails if there are any.
 *
 * @param words the remote's English texts, by key
 * @returns a sentence for each problem; empty if there are none
 */
export function checkDeclaration(
  declaration: RemoteDeclaration,
  words: Readonly<Record<string, string>>,
): string[] {
  return [
    ...duplicatedPaths(declaration),
    ...repeatedParameters(declaration),
    ...danglingRedirects(declaration),
    ...danglingLinks(declaration),
    ...danglingOfflinePages(declaration),
    ...labelKeys(declaration)
      .filter((key) => !words[key])
      .map((key) => `${key} is a label without an English text`),
    ...(declaration.languages.includes('en-US') ? [] : ['en-US is missing in languages']),
  ];
}

function duplicatedPaths({ routes, redirects }: RemoteDeclaration): string[] {
  const paths = [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)];
  const shapes = paths.map(pathShape);
  return paths
    .filter((_, index) => shapes.indexOf(shapes[index] ?? '') < index)
    .map((path) => `${path} is declared twice`);
}

function repeatedParameters({ routes, redirects }: RemoteDeclaration): string[] {
  return [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)]
    .filter((path) => new Set(parameterNames(path)).size < parameterNames(path).length)
    .map((path) => `${path} names a parameter twice`);
}

function danglingRedirects({ routes, redirects }: RemoteDeclaration): string[] {
  const shapes = new Set(routes.map(({ path }) => pathShape(path)));
  return redirects.flatMap(({ from, to }) => [
    ...(shapes.has(pathShape(to)) ? [] : [`${from} redirects to ${to}, which is no route`]),
    ...parameterNames(to)
      .filter((name) => !parameterNames(from).includes(name))
      .map((name) => `${from} redirects to ${to} without knowing {${name}}`),
  ]);
}

function danglingLinks({ routes, nav, reports }: RemoteDeclaration): string[] {
  return [...nav, ...reports]
    .filter(({ to }) => !matchRoute(routes, to.split('?')[0] ?? ''))
    .map(({ label, to }) => `${label} leads to ${to}, which is no route`);
}

function danglingOfflinePages({ routes, offline }: RemoteDeclaration): string[] {
  if (!offline) return [];
  const { pages, center } = offline;
  const named = center === undefined ? pages : [...pages, center];
  const leadsTo = (name: string) => routes.filter(({ page }) => page === name);
  return [
    ...named
      .filter((name) => leadsTo(name).length === 0)
      .map((name) => `offline names the page ${name}, to which no route leads`),
    ...pages
      .filter((name, index) => pages.indexOf(name) < index)
      .map((name) => `offline names the page ${name} twice`),
    ...(center !== undefined &&
    leadsTo(center).length > 0 &&
    leadsTo(center).every(({ path }) => parameterNames(path).length > 0)
      ? [`offline has the center ${center}, whose paths all have parameters`]
      : []),
  ];
}
