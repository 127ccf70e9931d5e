import { useUser } from '@portal/platform/session';
import { PreferencesDialog } from '../frame/preferences/preferences-dialog.tsx';
import { showOverlay } from './overlay.ts';

/** The preferences of the person signed in, over any page. */
export default function PreferencesOverlay() {
  const user = useUser();
  return user && <PreferencesDialog user={user} opened onClose={() => showOverlay(null)} />;
}
