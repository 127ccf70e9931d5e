import type { Registration } from '@portal/contract/admin';
import { bus, notified } from '@portal/platform/bus';
import { useDrawer } from '@portal/platform/forms';
import { useWords } from '@portal/platform/i18n';
import { useMutation, useQueryClient } from '@portal/platform/query';
import { Alert, Button, Group, Stack, Text } from '@portal/platform/ui';
import { call } from '../../../calls.ts';
import { problemWord } from '../access/form-problems.ts';
import { people } from '../people/people.query.ts';
import { fullName } from '../people/person.ts';

interface RightDecisionProps {
  readonly registration: Registration;
  readonly onDecline: () => void;
}

/** Gives a user the requested right, or leads to declining. */
export function RightDecision({ registration, onDecline }: RightDecisionProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { close } = useDrawer();
  const name = fullName(registration);
  const giving = useMutation({
    mutationFn: () => call('POST admin/users/give_right', { body: { id: registration.id } }),
    onSuccess: () => {
      bus.emit(notified, { tone: 'success', text: t('users.right.given', { name }) });
      close();
    },
    // A colleague may have decided first.
    onSettled: () => void client.invalidateQueries({ queryKey: people }),
  });
  return (
    <Stack gap="md">
      <Text>{t('users.right.text')}</Text>
      <div role="alert">
        {giving.error && <Alert color="red">{t(problemWord(giving.error))}</Alert>}
      </div>
      <Group justify="flex-end">
        <Button variant="default" disabled={giving.isPending} onClick={onDecline}>
          {t('users.decline.open')}
        </Button>
        <Button loading={giving.isPending} onClick={() => giving.mutate()}>
          {t('users.right.give')}
        </Button>
      </Group>
    </Stack>
  );
}
