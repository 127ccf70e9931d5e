import { Text } from '@portal/platform/ui';
import { useAwayReason } from '../device/network/use-away.ts';

interface NeedsNetworkProps {
  /** What has to wait, where it is more than what stands there. */
  readonly text?: string;
}

/** Says in the place of something that it takes a network, while there is none. */
export function NeedsNetwork({ text }: NeedsNetworkProps) {
  const reason = useAwayReason();
  return (
    <div role="status">
      {reason && (
        <Text size="sm" c="dimmed">
          {text ?? reason}
        </Text>
      )}
    </div>
  );
}
