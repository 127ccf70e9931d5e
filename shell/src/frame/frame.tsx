import { SkipLink } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { OfflineBanner } from '../connection/offline-banner.tsx';
import { LeaveGuard } from '../guard/leave-guard.tsx';
import { DeviceOutbox } from '../outbox/device-outbox.tsx';
import { OverrideBadge } from '../overrides/override-badge.tsx';
import { useUserSwitch } from '../session/use-user-switch.ts';
import { SessionWarning } from '../session-warning/session-warning.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { Footer } from './footer.tsx';
import classes from './frame.module.css';
import { GlobalLoader } from './global-loader.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { Popups } from './popups.tsx';
import { ShellNote } from './shell-note.tsx';
import { useLightPrint } from './use-light-print.ts';
import { useTitle } from './use-title.ts';

/** The frame around every page. */
export function Frame({ children }: { children: ReactNode }) {
  useLightPrint();
  useUserSwitch();
  const content = useTitle();
  return (
    <div className={classes.frame}>
      <SkipLink targetId="content" />
      <SessionWarning />
      <GlobalLoader />
      <Header />
      <main ref={content} id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Footer />
      <OfflineBanner>
        <DeviceOutbox />
      </OfflineBanner>
      <OverrideBadge />
      <Notices />
      <ShellNote />
      <Popups />
      <LeaveGuard />
      <Shortcuts />
    </div>
  );
}
