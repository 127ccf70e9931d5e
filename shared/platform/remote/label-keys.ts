import type { RemoteDeclaration } from './remote-types.ts';

/** Returns the unique text keys needed wherever a declaration is shown, in order. */
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
