import { ActionIcon } from '@mantine/core';
import type { Icon } from '../icons.ts';
import classes from './pager.module.css';

interface PagerStepProps {
  icon: Icon;
  label: string;
  off: boolean;
  onPress: () => void;
}

/**
 * An arrow of a pager. At an end of the list it is marked as disabled but remains focusable, so
 * that the keyboard focus stays in the pager after the last step.
 */
export function PagerStep({ icon: Mark, label, off, onPress }: PagerStepProps) {
  return (
    <ActionIcon
      variant="default"
      size="md"
      aria-label={label}
      title={label}
      aria-disabled={off}
      {...(off && { 'data-disabled': true })}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Mark size={16} aria-hidden className={classes.arrow} />
    </ActionIcon>
  );
}
