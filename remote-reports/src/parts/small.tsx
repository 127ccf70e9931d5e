import { Text } from '@portal/platform/ui';

/** What else there is to say under the value of a cell; nothing without a text. */
export const Small = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <Text size="xs" c="dimmed">
      {text}
    </Text>
  );
