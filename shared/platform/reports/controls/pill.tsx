import { Badge, Button, IconX } from '../../ui/ui.ts';

interface PillProps {
  readonly text: string;
  /** What a press does, in words. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A setting of a report that a press takes away. */
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

/** A setting that cannot be changed, to be read. */
export const ReadPill = ({ text }: Pick<PillProps, 'text'>) => (
  <Badge h={26} size="lg" fw={500} maw="100%" title={text}>
    {text}
  </Badge>
);
