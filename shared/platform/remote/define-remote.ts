import type { ComponentType } from 'react';
import type { RemoteDeclaration } from './remote-types.ts';

/** Types the declaration of a remote, without widening the names of its pages. */
export const defineRemote = <const Declaration extends RemoteDeclaration>(
  declaration: Declaration,
): Declaration => declaration;

/** Names of the pages that a declaration's routes lead to, stand on the reports home, or find things. */
export type PageName<Declaration extends RemoteDeclaration> =
  | Declaration['routes'][number]['page']
  | (Declaration extends { home: readonly { page: infer Page extends string }[] } ? Page : never)
  | (Declaration extends { finder: { page: infer Page extends string } } ? Page : never);

/** What a remote's entry exposes: its pages by name, each loaded when it is first shown. */
export interface RemoteModule<Page extends string = string> {
  readonly pages: Readonly<Record<Page, () => Promise<{ default: ComponentType }>>>;
}

/**
 * Types the entry of a remote. With the declaration's type given, as in
 * `defineEntry<typeof remote>(…)`, a page that is missing is an error of types.
 */
export const defineEntry = <Declaration extends RemoteDeclaration = RemoteDeclaration>(
  entry: RemoteModule<PageName<Declaration>>,
): RemoteModule<PageName<Declaration>> => entry;
