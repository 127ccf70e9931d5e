import { Link } from '@portal/platform/routing';
import { Anchor } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import classes from './yard.module.css';

interface PageLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another page, as large as gloved hands need. */
export const PageLink = ({ to, children }: PageLinkProps) => (
  <Anchor component={Link} to={to} className={classes.link}>
    <bdi>{children}</bdi>
  </Anchor>
);
