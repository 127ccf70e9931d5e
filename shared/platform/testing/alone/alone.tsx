import type { ComponentType } from 'react';
import { lazyPart } from '../../guarding/lazy-part.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { buildPath } from '../../remote/build-path.ts';
import type { RemoteModule } from '../../remote/define-remote.ts';
import { matchRoute } from '../../remote/match-route.ts';
import { parameterNames } from '../../remote/path-template.ts';
import type { RemoteDeclaration } from '../../remote/remote-types.ts';
import { Link, useLocation } from '../../routing/routing.ts';
import { Anchor } from '../../ui/ui.ts';
import { FakePageRoot } from '../fake-page-root.tsx';
import classes from './alone.module.css';
import { useUnanswered } from './unanswered.ts';

export interface AloneProps {
  declaration: RemoteDeclaration;
  pages: Readonly<Record<string, ComponentType>>;
}

/** Returns the pages of an entry, each fetched when it is first shown. */
export const pagesOf = ({ pages }: RemoteModule): AloneProps['pages'] =>
  Object.fromEntries(Object.entries(pages).map(([name, load]) => [name, lazyPart(load)]));

/** Returns an address for a declared path, with 1 for each parameter. */
export const exampleAddressOf = (path: string): string =>
  buildPath(path, Object.fromEntries(parameterNames(path).map((name) => [name, 1])));

/** Lists the routes of a remote, and shows the page at the current address. */
export function Alone({ declaration: { name, routes }, pages }: AloneProps) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const unanswered = useUnanswered();
  const route = matchRoute(routes, pathname)?.route;
  const Page = route && pages[route.page];
  return (
    <>
      <nav className={classes.routes}>
        {routes.map(({ path, title }) => (
          <Anchor key={path} component={Link} to={exampleAddressOf(path)}>
            {`${t(title)} ${path}`}
          </Anchor>
        ))}
      </nav>
      {unanswered.map((problem) => (
        <p key={problem} role="alert" className={classes.unanswered}>
          {problem}
        </p>
      ))}
      <main>
        {Page && (
          <FakePageRoot namespace={name} path={route.path}>
            <Page />
          </FakePageRoot>
        )}
      </main>
    </>
  );
}
