import { useWords } from '@portal/platform/i18n';
import { IconMoon, IconSun, UnstyledButton, useColorScheme } from '@portal/platform/ui';
import { Hint } from '../kit/hint.tsx';
import tool from './header-tool.module.css';

/** Switches between the light and the dark colour scheme. */
export function SchemeToggle() {
  const { t } = useWords();
  const { shown, choose } = useColorScheme();
  const label = t(shown === 'dark' ? 'header.light' : 'header.dark');
  return (
    <Hint label={label}>
      <UnstyledButton
        className={tool.tool}
        aria-label={label}
        onClick={() => choose(shown === 'dark' ? 'light' : 'dark')}
      >
        {shown === 'dark' ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
      </UnstyledButton>
    </Hint>
  );
}
