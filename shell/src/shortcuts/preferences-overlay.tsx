import { useUser } from '@portal/platform/session';
import { showOverlay } from '../overlays/overlay.ts';
import { PreferencesDialog } from '../preferences/preferences-dialog.tsx';

/** The user's preferences over any page. */
export default function PreferencesOverlay() {
  const user = useUser();
  return user && <PreferencesDialog user={user} opened onClose={() => showOverlay(null)} />;
}
