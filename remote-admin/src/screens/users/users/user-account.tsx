import type { PortalUser } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { Button, IconLock, Stack, Text } from '@portal/platform/ui';
import { useId, useState } from 'react';
import { ForgetDialog } from '../forgetting/forget-dialog.tsx';
import classes from '../people/people.module.css';
import { LockDialog } from './lock-dialog.tsx';
import { useEmailLink } from './use-email-link.ts';
import { UserMarks } from './user-marks.tsx';

interface UserAccountProps {
  readonly user: PortalUser;
  readonly isLocked: boolean;
  /** Whether it is the current user's own account. */
  readonly isSelf: boolean;
  readonly onLocked: (isLocked: boolean) => void;
}

/** Sign-in state of a user, with the actions that take effect at once. */
export function UserAccount({ user, isLocked, isSelf, onLocked }: UserAccountProps) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  const mailing = useEmailLink(user);
  const whyNot = useId();
  return (
    <Stack gap="xs">
      <UserMarks user={{ ...user, is_locked: isLocked }} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconLock size={16} aria-hidden />}
          disabled={isSelf}
          {...(isSelf && { 'aria-describedby': whyNot })}
          onClick={() => setAsking(true)}
        >
          {t(isLocked ? 'users.unlock.open' : 'users.lock.open')}
        </Button>
        <Button
          variant="default"
          loading={mailing.isPending}
          disabled={isLocked}
          {...(isLocked && { 'aria-describedby': whyNot })}
          onClick={() => mailing.mutate()}
        >
          {t('users.link.send')}
        </Button>
        {isLocked && !isSelf && (
          <Button variant="default" color="red" onClick={() => setForgetting(true)}>
            {t('users.forget.open')}
          </Button>
        )}
      </div>
      {(isSelf || isLocked) && (
        <Text id={whyNot} size="sm" c="dimmed">
          {t(isSelf ? 'users.own.lock' : 'users.link.locked')}
        </Text>
      )}
      <LockDialog
        user={user}
        isLocked={isLocked}
        opened={isAsking}
        onClose={() => setAsking(false)}
        onLocked={onLocked}
      />
      <ForgetDialog user={user} opened={isForgetting} onClose={() => setForgetting(false)} />
    </Stack>
  );
}
