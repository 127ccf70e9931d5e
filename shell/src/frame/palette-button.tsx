import { useWords } from '@portal/platform/i18n';
import { IconSearch, Tooltip, UnstyledButton } from '@portal/platform/ui';
import { showOverlay } from '../overlays/overlay.ts';
import tool from './header-tool.module.css';

/** Opens the palette, for users who do not know its shortcut. */
export function PaletteButton() {
  const { t } = useWords();
  const label = t('palette.open');
  return (
    <Tooltip label={label}>
      <UnstyledButton
        className={tool.tool}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => showOverlay('palette')}
      >
        <IconSearch size={20} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  );
}
