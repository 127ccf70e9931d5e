import { adminLimits, type PortalUser } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { ConfirmDialog, SearchedSelect, useDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert } from '@portal/platform/ui';
import { useState } from 'react';
import { call } from '../../../calls.ts';
import { problemWord } from '../access/form-problems.ts';
import { people } from '../people/people.query.ts';
import { fullName } from '../people/person.ts';
import { accessChanges, isUnchanged } from './access-changes.ts';
import { AccessChangesList } from './access-changes-list.tsx';

interface CopyAccessDialogProps {
  readonly user: PortalUser;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Maximum number of colleagues offered. */
const offered = 20;

const choiceOf = (user: PortalUser) => ({
  value: String(user.id),
  text: `${fullName(user)} · ${user.login}`,
});

/** Gives a user the group, rights and rows of a colleague, after a preview of the changes. */
export function CopyAccessDialog({ user, opened, onClose }: CopyAccessDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { close } = useDrawer();
  const [found, setFound] = useState<ReadonlyMap<string, PortalUser>>(new Map());
  const [source, setSource] = useState<PortalUser | null>(null);
  const [isAsked, setAsked] = useState(false);
  const name = fullName(user);
  const copying = useMutation({
    mutationFn: (from: PortalUser) =>
      call('PUT admin/users/copy_access', {
        body: {
          id: user.id,
          revision: user.revision,
          from: from.id,
          from_revision: from.revision,
        },
      }),
    onSuccess: () => {
      bus.emit(notified, { tone: 'success', text: t('users.saved', { name }) });
      close();
    },
    onSettled: () => client.invalidateQueries({ queryKey: people }),
  });
  const changes = source && accessChanges(user, source);
  const missing = source === null || (changes !== null && isUnchanged(changes));
  return (
    <ConfirmDialog
      opened={opened && !copying.isSuccess}
      returnFocus={!copying.isSuccess}
      title={t('users.copy.title')}
      text={t('users.copy.text', { name })}
      confirm={t('users.copy.confirm')}
      color="brand"
      isBusy={copying.isPending}
      onCancel={() => {
        copying.reset();
        setSource(null);
        setAsked(false);
        onClose();
      }}
      onConfirm={() => {
        setAsked(true);
        if (source && !missing) copying.mutate(source);
      }}
    >
      <SearchedSelect
        label={t('users.copy.from')}
        required
        queryKey={[...people, 'colleagues', user.id]}
        ask={async (keyword, signal) => {
          const { users, total_items } = await call('POST admin/users/get_users', {
            body: { keyword, page_number: 1, page_size: offered },
            signal,
          });
          const colleagues = users.filter(
            ({ id, is_forgotten }) => id !== user.id && !is_forgotten,
          );
          setFound(
            (before) =>
              new Map([...before, ...colleagues.map((each) => [String(each.id), each] as const)]),
          );
          return { choices: colleagues.map(choiceOf), isLimited: total_items > offered };
        }}
        chosen={source && choiceOf(source)}
        onChoose={({ value }) => {
          copying.reset();
          setSource(found.get(value) ?? null);
        }}
        longest={adminLimits.choiceKeyword}
        error={isAsked && source === null ? t('users.copy.from_missing') : undefined}
      />
      <div role="status">{changes && <AccessChangesList changes={changes} />}</div>
      <div role="alert">
        {copying.error && (
          <Alert color="red">
            {t(problemWord(copying.error), { number: refusedNumber(copying.error, source) })}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Returns the number of the account or dealer that the server refused. */
function refusedNumber(error: unknown, source: PortalUser | null): string {
  const path = error instanceof Error && 'path' in error ? String(error.path) : '';
  const [kind = '', place] = path.split('.');
  const rows = kind === 'accounts' || kind === 'nonsigs' ? source?.[kind] : undefined;
  return rows?.[Number(place)]?.number ?? '';
}
