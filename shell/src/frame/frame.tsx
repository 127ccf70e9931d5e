import { SkipLink } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../guard/leave-guard.tsx';
import { OverrideBadge } from '../overrides/override-badge.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { GlobalLoader } from './global-loader.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { Popups } from './popups.tsx';
import { ShellNote } from './shell-note.tsx';

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SkipLink targetId="content" />
      <GlobalLoader />
      <Header />
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Footer />
      <OverrideBadge />
      <Notices />
      <ShellNote />
      <Popups />
      <LeaveGuard />
    </div>
  );
}
