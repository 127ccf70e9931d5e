import { ActionIcon, Popover, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '../icons.ts';

export interface InfoButtonProps {
  /** The subject of the explanation. */
  readonly label: string;
  readonly sentences: readonly string[];
}

/** The button behind which a part of the page explains itself, a paragraph a sentence. */
export function InfoButton({ label, sentences }: InfoButtonProps) {
  return (
    <Popover width={360} position="bottom-end" withArrow trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={label} title={label}>
          <IconInfoCircle size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          {sentences.map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
