import { useWords } from '@portal/platform/i18n';
import { ActionIcon, IconInfoCircle, Popover, Stack, Text } from '@portal/platform/ui';

const sentences = ['changes.how_found', 'changes.how_noise', 'changes.how_money'] as const;

/** The button behind which stands how findings come about. */
export function ChangesInfo() {
  const { t } = useWords();
  const label = t('changes.how');
  return (
    <Popover width={360} position="bottom-start" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          {sentences.map((key) => (
            <Text key={key} size="sm">
              {t(key)}
            </Text>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
