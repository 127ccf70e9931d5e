import classes from './figure-button.module.css';

interface FigureButtonProps {
  /** Its column and its row, and what it opens. */
  readonly label: string;
  readonly onOpen: () => void;
  /** The figure as it is written. */
  readonly children: string;
}

/** A figure in a table that opens the records behind it. Tables have hundreds: it asks for nothing. */
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
