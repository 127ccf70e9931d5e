import type { RemoteDeclaration } from './remote-types.ts';

/** The keys whose texts a declaration needs wherever it is shown, each once, in order. */
export function labelKeys({ title, routes, nav, reports }: RemoteDeclaration): string[] {
  return [
    ...new Set([
      title,
      ...routes.map((route) => route.title),
      ...nav.flatMap(({ section, label }) => [section, label]),
      ...reports.flatMap(({ section, label, description }) => [section, label, description]),
    ]),
  ];
}
