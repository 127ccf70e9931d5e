import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { QuietRefresh } from '../states/quiet-refresh.tsx';
import classes from './panel.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

export interface PanelProps {
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Level of the title in the screen's outline; 2 under the page's heading. */
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
  /** Below a rule: footnotes, a pager. */
  footer?: ReactNode;
  /** The content is being refreshed while the old one stays: a quiet mark beside the title. */
  refreshing?: boolean;
  /** `flush` lets a table reach the card's edges. */
  padding?: 'normal' | 'flush';
}

/**
 * A titled card; a section of its own for assistive technology. The keyboard stays in it when what
 * had the focus goes.
 */
export function Panel({
  title,
  description,
  actions,
  headingLevel = 2,
  children,
  footer,
  refreshing = false,
  padding = 'normal',
}: PanelProps) {
  const titleId = useId();
  const panel = useKeptFocus<HTMLElement>();
  return (
    <section ref={panel} className={classes.panel} aria-labelledby={titleId} aria-busy={refreshing}>
      <div className={classes.head}>
        <div className={classes.words}>
          <div className={classes.title}>
            <Title order={headingLevel} size="h3" id={titleId}>
              {title}
            </Title>
            <QuietRefresh active={refreshing} />
          </div>
          {description !== undefined && (
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      <div className={classes.body} data-padding={padding}>
        {children}
      </div>
      {footer !== undefined && <div className={classes.footer}>{footer}</div>}
    </section>
  );
}
