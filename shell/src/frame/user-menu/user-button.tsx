import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import { IconUser, UnstyledButton } from '@portal/platform/ui';
import type { ComponentProps } from 'react';
import tool from '../header-tool.module.css';

interface UserButtonProps extends ComponentProps<'button'> {
  user: User;
  /** Whether there is room for the name beside the icon. */
  hasWords: boolean;
}

/** Names the user and opens their menu. */
export function UserButton({ user, hasWords, ...button }: UserButtonProps) {
  const { t } = useWords();
  const name = `${user.UserName} ${user.UserLastName}`.trim();
  return (
    <UnstyledButton
      {...button}
      className={tool.tool}
      aria-label={t('header.user_menu', { name })}
      title={hasWords ? undefined : name}
    >
      <IconUser size={20} aria-hidden />
      {hasWords && (
        <span className={tool.name} title={name}>
          {name}
        </span>
      )}
    </UnstyledButton>
  );
}
