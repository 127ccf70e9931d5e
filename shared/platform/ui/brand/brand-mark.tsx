import classes from './brand-mark.module.css';

export interface BrandMarkProps {
  /** Side in pixels. */
  size?: number;
  /** Accessible name; without it the mark is decorative. */
  title?: string;
  /** The background: the page, or the dark header. */
  ground?: 'page' | 'header';
}

/** The portal's own mark: a tire seen from the side, its tread running forward as a chevron. */
export function BrandMark({ size = 32, title, ground = 'page' }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={classes.mark}
      data-ground={ground}
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <circle cx="16" cy="16" r="13" className={classes.tread} strokeDasharray="3.4 1.7" />
      <circle cx="16" cy="16" r="10.25" className={classes.tire} />
      <path d="M12 9.5 18.5 16 12 22.5" className={classes.chevron} />
      <path d="M17.5 11.5 22 16 17.5 20.5" className={classes.accent} />
    </svg>
  );
}
