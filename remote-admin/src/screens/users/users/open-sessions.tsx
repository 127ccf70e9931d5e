import type { OpenSession, PortalUser } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { failureWord } from '@portal/platform/http';
import { useMomentText, useWords } from '@portal/platform/i18n';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, DataTable, FailedState, Stack, Text, Title } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import { people } from '../people/people.query.ts';

/** A user's open sessions, each with a button to end it. */
export function OpenSessions({ user }: { readonly user: PortalUser }) {
  const { t } = useWords();
  const momentText = useMomentText();
  const client = useQueryClient();
  const queryKey = [...people, 'sessions', user.id];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call('POST admin/users/get_sessions', { body: { id: user.id }, signal }),
  });
  const ending = useMutation({
    mutationFn: ({ id }: OpenSession) =>
      call('DELETE admin/users/end_session/{id}', { params: { id } }),
    onSuccess: () => bus.emit(notified, { tone: 'success', text: t('users.sessions.ended') }),
    onError: (failure) => bus.emit(notified, { tone: 'error', text: t(failureWord(failure)) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const deviceText = (session: OpenSession) => session.device || t('users.sessions.some_device');
  const startedText = (session: OpenSession) => momentText(session.started_at);
  const sessions = data?.sessions ?? [];
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('users.sessions.title')}
      </Title>
      {error && !data && (
        <FailedState
          title={t('users.sessions.failed')}
          text={t(failureWord(error))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('users.sessions.none')}
        </Text>
      )}
      {sessions.length > 0 && (
        <DataTable
          caption={t('users.sessions.title')}
          columns={[
            { field: 'device', header: t('users.sessions.device'), render: deviceText },
            { field: 'started', header: t('users.sessions.started'), render: startedText },
            {
              field: 'used',
              header: t('users.sessions.used'),
              render: ({ used_at }) => momentText(used_at),
            },
            {
              field: 'end',
              header: t('users.sessions.action'),
              render: (session) =>
                session.is_own ? (
                  t('users.sessions.own')
                ) : (
                  <Button
                    variant="default"
                    size="sm"
                    loading={ending.isPending && ending.variables.id === session.id}
                    aria-label={t('users.sessions.end_named', {
                      device: deviceText(session),
                      started: startedText(session),
                    })}
                    onClick={() => ending.mutate(session)}
                  >
                    {t('users.sessions.end')}
                  </Button>
                ),
            },
          ]}
          rows={sessions}
          rowKey={({ id }) => String(id)}
          unevenRows
        />
      )}
    </Stack>
  );
}
