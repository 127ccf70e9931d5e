import { Text } from '@portal/platform/ui';

/** Secondary text below a cell's value; renders nothing for null. */
export const SecondaryText = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <Text size="xs" c="dimmed">
      {text}
    </Text>
  );
