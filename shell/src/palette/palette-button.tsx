import { useWords } from '@portal/platform/i18n';
import { IconSearch, Tooltip, UnstyledButton } from '@portal/platform/ui';
import tool from '../frame/header-tool.module.css';
import { showOverlay } from '../shortcuts/overlay.ts';

/** Opens the palette for people who do not know its shortcut. */
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
