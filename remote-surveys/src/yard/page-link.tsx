import { Link } from '@portal/platform/routing';
import { Anchor } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from './yard.module.css';

interface PageLinkProps {
  readonly to: string;
  /** Router state for the page, such as where it was opened from. */
  readonly state?: object;
  readonly children: ReactNode;
}

/** A link to another page, large enough for gloved hands. */
export const PageLink = ({ to, state, children }: PageLinkProps) => (
  <Anchor component={Link} to={to} state={state} className={classes.link}>
    <bdi>{children}</bdi>
  </Anchor>
);
