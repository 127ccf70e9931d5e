import type { PortalUser } from '@portal/contract/admin';
import { useWords } from '@portal/platform/i18n';
import { useUser } from '@portal/platform/session';
import { Stack, Text } from '@portal/platform/ui';
import { useState } from 'react';
import { OpenSessions } from './open-sessions.tsx';
import { PersonForm } from './person.form.tsx';
import { UserAccessForm } from './user-access.form.tsx';
import { UserAccount } from './user-account.tsx';
import { UserFacts } from './user-facts.tsx';

/** A user's personal data, sign-in, rights and rows. */
export function UserDetails({ user }: { readonly user: PortalUser }) {
  const isSelf = useUser()?.Login === user.login;
  const { t } = useWords();
  const [isLocked, setLocked] = useState(user.is_locked);
  // Revision of the data on screen; with a later one, saving would overwrite a colleague's changes.
  const [revision, setRevision] = useState(user.revision);
  const read = { ...user, revision };
  if (user.is_forgotten) {
    return (
      <Stack gap="lg">
        <UserFacts user={user} />
        <Text>{t('users.forget.is_forgotten')}</Text>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <UserFacts user={user} />
      <UserAccount
        user={read}
        isLocked={isLocked}
        isSelf={isSelf}
        onLocked={(locked) => {
          setLocked(locked);
          setRevision(revision + 1);
        }}
      />
      <PersonForm user={read} onRead={setRevision} />
      <UserAccessForm user={read} isLocked={isLocked} isSelf={isSelf} onSaved={setRevision} />
      <OpenSessions user={user} />
    </Stack>
  );
}
