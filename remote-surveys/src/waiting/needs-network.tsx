import { Text } from '@portal/platform/ui';
import { useOfflineReason } from '../device/network/use-offline.ts';

interface NeedsNetworkProps {
  /** Text to show instead of the general reason. */
  readonly text?: string;
}

/** Says that something needs a network, while there is none. */
export function NeedsNetwork({ text }: NeedsNetworkProps) {
  const reason = useOfflineReason();
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
