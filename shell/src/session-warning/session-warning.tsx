import { useUser } from '@portal/platform/session';
import { useTimeLeft } from '../session/time-left.ts';
import { WarningPanel } from './warning-panel.tsx';

/** Warns before the session ends. Disappears by itself when work in another tab extends it. */
export function SessionWarning() {
  const seconds = useTimeLeft();
  const isSignedIn = useUser() !== null;
  return seconds === null || !isSignedIn ? null : <WarningPanel seconds={seconds} />;
}
