import { Link } from '@portal/platform/routing';
import { Anchor } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from './yard.module.css';

interface PageLinkProps {
  readonly to: string;
  /** What the page is told of where it was opened. */
  readonly state?: object;
  readonly children: ReactNode;
}

/** A link to another page, as large as gloved hands need. */
export const PageLink = ({ to, state, children }: PageLinkProps) => (
  <Anchor component={Link} to={to} state={state} className={classes.link}>
    <bdi>{children}</bdi>
  </Anchor>
);
