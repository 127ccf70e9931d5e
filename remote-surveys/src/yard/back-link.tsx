import { Link } from '@portal/platform/routing';
import { Anchor, IconArrowLeft } from '@portal/platform/ui';
import type { MouseEventHandler, ReactNode } from 'react';
import classes from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  /** What that page is told of where it was opened. */
  readonly state?: object | null | undefined;
  /** May prevent the default, to lead there later. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** Leads to the page that this one belongs to. */
export const BackLink = ({ to, state, onClick, children }: BackLinkProps) => (
  <Anchor
    component={Link}
    to={to}
    state={state}
    className={classes.back}
    {...(onClick && { onClick })}
  >
    <IconArrowLeft size={16} aria-hidden className={classes.arrow} />
    <bdi className={classes.text}>{children}</bdi>
  </Anchor>
);
