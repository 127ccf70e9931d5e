import { LanguageChooser } from '../languages/language-chooser.tsx';
import { showOverlay } from '../overlays/overlay.ts';

/** The language chooser over any page. */
export default function LanguagesOverlay() {
  return <LanguageChooser onClose={() => showOverlay(null)} />;
}
