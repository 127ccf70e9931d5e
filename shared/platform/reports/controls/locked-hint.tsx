import { IconLock, Text } from '../../ui/ui.ts';
import classes from './report-controls.module.css';

/** Says why the controls of a card are disabled, and how to enable them. */
export function LockedHint({ text }: { readonly text: string }) {
  return (
    <Text size="sm" c="dimmed" className={classes.locked}>
      <IconLock size={16} aria-hidden className={classes.lock} />
      <span>{text}</span>
    </Text>
  );
}
