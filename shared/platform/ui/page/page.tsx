import type { ReactNode } from 'react';
import { useFocusFallback } from '../panel/use-focus-fallback.ts';
import classes from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** `wide` uses the whole window, for dashboards and long tables. */
  width?: 'normal' | 'wide' | 'narrow';
}

/** The frame of a screen inside the shell's `main`: margins, width, and the space between panels. */
export function Page({ children, width = 'normal' }: PageProps) {
  // A button may disappear with the step it performed.
  const page = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={page} className={classes.page} data-width={width}>
      {children}
    </div>
  );
}
