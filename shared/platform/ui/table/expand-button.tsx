import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '../icons.ts';
import classes from './expand-button.module.css';

interface ExpandButtonProps {
  open: boolean;
  label: string;
  onToggle: () => void;
}

/** Expands a row to show the nested rows below it. */
export function ExpandButton({ open, label, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      className={classes.button}
      aria-expanded={open}
      aria-label={label}
      onClick={onToggle}
    >
      <IconChevronRight size={16} aria-hidden className={classes.chevron} data-open={open} />
    </ActionIcon>
  );
}
