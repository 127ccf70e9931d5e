import type { ComponentType } from 'react';
import type { NavItem, RemoteDeclaration, ReportItem, Route } from './remote-types.ts';

/** A page with its path, and its links in the menu and on the reports home. */
interface Screen extends Route {
  /** Its menu item; the label defaults to the page's title. */
  readonly menu?: Pick<NavItem, 'section' | 'order'> & Partial<Pick<NavItem, 'label'>>;
  /** Its entry on the reports home, under the page's title. */
  readonly report?: Pick<ReportItem, 'section' | 'order' | 'description'>;
}

/** The source of a remote's declaration in `remote.ts`: one entry per screen. */
interface RemoteSource
  extends Pick<RemoteDeclaration, 'name' | 'title' | 'languages' | 'home' | 'finder' | 'offline'>,
    Partial<Pick<RemoteDeclaration, 'redirects'>> {
  readonly screens: readonly Screen[];
}

/** Names of the pages of screens, of the reports home and of the finder. */
type PageOf<Source> =
  | (Source extends { screens: readonly { page: infer Page extends string }[] } ? Page : never)
  | (Source extends { home: readonly { page: infer Page extends string }[] } ? Page : never)
  | (Source extends { finder: { page: infer Page extends string } } ? Page : never);

/** A declaration typed with the names of its pages. */
type TypedDeclaration<Page extends string> = RemoteDeclaration & {
  readonly routes: readonly { readonly page: Page }[];
};

/**
 * Builds the declaration of a remote, deriving routes, menu items and report entries from its
 * screens.
 */
export function defineRemote<const Source extends RemoteSource>(
  source: Source,
): TypedDeclaration<PageOf<Source>>;
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

/** The exports of a remote's entry: its pages by name, each loaded when it is first shown. */
export interface RemoteModule<Page extends string = string> {
  readonly pages: Readonly<Record<Page, () => Promise<{ default: ComponentType }>>>;
}

/**
 * Types the entry of a remote. With the type of the declaration, as in `defineEntry<typeof
 * remote>(…)`, a missing page is a type error.
 */
export const defineEntry = <Declaration extends RemoteDeclaration = RemoteDeclaration>(
  entry: RemoteModule<PageName<Declaration>>,
): RemoteModule<PageName<Declaration>> => entry;

/** Files that webpack finds in a folder (`import.meta.webpackContext`), each loaded when it is asked for. */
interface FoundFiles {
  (file: string): Promise<{ default: ComponentType }>;
  keys(): readonly string[];
}

/**
 * Collects the pages among the files of `screens`: `./units/units.page.tsx` is the page `units`.
 */
export const pagesIn = (screens: FoundFiles): RemoteModule['pages'] =>
  Object.fromEntries(
    screens.keys().flatMap((file) => {
      const [, page] = /^\.\/([^/]+)\/\1\.page\.tsx$/.exec(file) ?? [];
      return page ? [[page, () => screens(file)] as const] : [];
    }),
  );
