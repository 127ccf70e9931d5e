import { useMomentText, useWords } from '@portal/platform/i18n';
import { type Entry, outbox, type Sending } from '@portal/platform/offline';
import { Alert, Button, Group, IconRefresh, Stack, Text } from '@portal/platform/ui';

interface UnsentSummaryProps {
  readonly entries: readonly Entry[];
  readonly sending: Sending;
}

/** How many writes wait, since when, and why they are not sent. */
export function UnsentSummary({ entries, sending }: UnsentSummaryProps) {
  const { t } = useWords();
  const momentText = useMomentText();
  const attention = entries.filter(({ state }) => state === 'attention');
  const idle = entries.filter(({ state }) => state !== 'sending');
  const oldest = entries.map(({ writtenAt }) => writtenAt).sort()[0];
  const { isOnline, isSending, lastContact } = sending;
  return (
    <Alert color={attention.length > 0 ? 'amber' : 'brand'} role="status">
      <Stack gap="xs" align="start">
        <Text fw={600}>{t('unsent.count', { count: entries.length })}</Text>
        <Text size="sm">
          {[
            oldest !== undefined && t('unsent.oldest', { date: momentText(oldest) }),
            attention.length > 0 && t('unsent.attention', { count: attention.length }),
            !isOnline && t('unsent.offline'),
            isOnline && isSending && t('unsent.sending'),
            lastContact !== null && t('unsent.last_contact', { date: momentText(lastContact) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
        <Group>
          <Button
            size="md"
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => void outbox.retry(idle.map(({ id }) => id))}
          >
            {t('unsent.retry_all')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
