import { Link } from '@portal/platform/routing';
import { Anchor, IconArrowLeft } from '@portal/platform/ui';
import type { MouseEventHandler, ReactNode } from 'react';
import classes from './back-link.module.css';

interface BackLinkProps {
  readonly to: string;
  /** Router state for that page. */
  readonly state?: object | null | undefined;
  /** May prevent the default, to navigate there later. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** Link to the parent page. */
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
