import { Badge, Button, IconX } from '../../ui/ui.ts';

interface PillProps {
  readonly text: string;
  /** Accessible name: says what pressing it does. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A setting of a report that a press removes. */
export const Pill = ({ text, label, onPress }: PillProps) => (
  <Button
    size="xs"
    h={26}
    radius="xl"
    variant="light"
    maw="100%"
    rightSection={<IconX size={14} aria-hidden />}
    aria-label={label}
    title={label}
    onClick={onPress}
  >
    {text}
  </Button>
);

/** A read-only setting. */
export const ReadOnlyPill = ({ text }: Pick<PillProps, 'text'>) => (
  <Badge h={26} size="lg" fw={500} maw="100%" title={text}>
    {text}
  </Badge>
);
