import type { ComponentType } from 'react';
import type { NavItem, RemoteDeclaration, ReportItem, Route } from './remote-types.ts';

/** A page under its path, and where menu and reports home lead to it. */
interface Screen extends Route {
  /** Its item in the menu; the label is the page's title unless it is given. */
  readonly menu?: Pick<NavItem, 'section' | 'order'> & Partial<Pick<NavItem, 'label'>>;
  /** Its entry on the reports home, under the page's title. */
  readonly report?: Pick<ReportItem, 'section' | 'order' | 'description'>;
}

/** What a remote is, as its `remote.ts` says it: one entry a screen. */
interface RemoteSource
  extends Pick<RemoteDeclaration, 'name' | 'title' | 'languages' | 'home' | 'finder' | 'offline'>,
    Partial<Pick<RemoteDeclaration, 'redirects'>> {
  readonly screens: readonly Screen[];
}

/** Names of the pages that screens have, stand on the reports home, or find things. */
type PageOf<Source> =
  | (Source extends { screens: readonly { page: infer Page extends string }[] } ? Page : never)
  | (Source extends { home: readonly { page: infer Page extends string }[] } ? Page : never)
  | (Source extends { finder: { page: infer Page extends string } } ? Page : never);

/** A declaration that knows the names of its pages. */
type Declared<Page extends string> = RemoteDeclaration & {
  readonly routes: readonly { readonly page: Page }[];
};

/** The declaration of a remote: routes, menu items and report entries follow from its screens. */
export function defineRemote<const Source extends RemoteSource>(
  source: Source,
): Declared<PageOf<Source>>;
export function defineRemote({
  screens,
  redirects = [],
  ...rest
}: RemoteSource): RemoteDeclaration {
  return {
    ...rest,
    routes: screens.map(({ path, page, right, title }) => ({ path, page, right, title })),
    redirects,
    nav: screens.flatMap(({ path: to, right, title, menu }) =>
      menu ? [{ label: title, ...menu, to, right }] : [],
    ),
    reports: screens.flatMap(({ path: to, right, title: label, report }) =>
      report ? [{ ...report, label, to, right }] : [],
    ),
  };
}

/** Names of all pages of a declaration. */
export type PageName<Declaration extends RemoteDeclaration> = Declaration['routes'][number]['page'];

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

/** Files that webpack finds in a folder (`import.meta.webpackContext`), each loaded when it is asked for. */
interface FoundFiles {
  (file: string): Promise<{ default: ComponentType }>;
  keys(): readonly string[];
}

/** The pages among the files of `screens`: `./units/units.page.tsx` is the page `units`. */
export const pagesIn = (screens: FoundFiles): RemoteModule['pages'] =>
  Object.fromEntries(
    screens.keys().flatMap((file) => {
      const [, page] = /^\.\/([^/]+)\/\1\.page\.tsx$/.exec(file) ?? [];
      return page ? [[page, () => screens(file)] as const] : [];
    }),
  );
