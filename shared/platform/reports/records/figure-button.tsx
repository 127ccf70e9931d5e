import classes from './figure-button.module.css';

interface FigureButtonProps {
  /** Accessible name: the figure's column and row, and what the button opens. */
  readonly label: string;
  readonly onOpen: () => void;
  /** The formatted figure. */
  readonly children: string;
}

/**
 * A figure in a table that opens the records behind it. Tables have hundreds of them, so it uses no
 * hooks.
 */
export const FigureButton = ({ label, onOpen, children }: FigureButtonProps) => (
  <button
    type="button"
    className={classes.figure}
    aria-haspopup="dialog"
    aria-label={label}
    onClick={onOpen}
  >
    {children}
  </button>
);
