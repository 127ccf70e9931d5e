import { IconLock, Text } from '../../ui/ui.ts';
import classes from './report-controls.module.css';

/** Why the controls of a card do nothing, and what would let them. */
export function LockedHint({ text }: { readonly text: string }) {
  return (
    <Text size="sm" c="dimmed" className={classes.locked}>
      <IconLock size={16} aria-hidden className={classes.lock} />
      <span>{text}</span>
    </Text>
  );
}
