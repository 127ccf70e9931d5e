import { useWords } from '@portal/platform/i18n';
import { IconMoon, IconSun, Tooltip, UnstyledButton, useColorScheme } from '@portal/platform/ui';
import tool from './header-tool.module.css';

/** Switches between the light and the dark color scheme. */
export function SchemeToggle() {
  const { t } = useWords();
  const { shown, choose } = useColorScheme();
  const label = t(shown === 'dark' ? 'header.light' : 'header.dark');
  return (
    <Tooltip label={label}>
      <UnstyledButton
        className={tool.tool}
        aria-label={label}
        onClick={() => choose(shown === 'dark' ? 'light' : 'dark')}
      >
        {shown === 'dark' ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
      </UnstyledButton>
    </Tooltip>
  );
}
