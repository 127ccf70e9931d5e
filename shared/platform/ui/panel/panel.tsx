import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { QuietRefresh } from '../states/quiet-refresh.tsx';
import classes from './panel.module.css';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface PanelProps {
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Heading level of the title; 2 below the page's heading. */
  headingLevel?: 2 | 3 | 4;
  children?: ReactNode;
  /** Below a rule, for footnotes or a pager. */
  footer?: ReactNode;
  /**
   * Whether the content is being refreshed while the old content stays; shows a subtle mark beside
   * the title.
   */
  refreshing?: boolean;
  /** `flush` lets a table extend to the edges of the panel. */
  padding?: 'normal' | 'flush';
}

/**
 * A titled card, exposed as a region to assistive technology. The keyboard focus stays in it when
 * the focused element disappears.
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
  const panel = useFocusFallback<HTMLElement>();
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
