import { useWords } from '../../i18n/i18n.ts';
import classes from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the element to go to; it takes focus, so it needs `tabIndex={-1}`. */
  targetId: string;
  /** Its words; "Skip to main content" when left out. */
  label?: string;
}

/** The first thing on the page for people who use the keyboard; invisible until it has focus. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  const { t } = useWords();
  return (
    <a
      href={`#${targetId}`}
      className={classes.link}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {label ?? t('shell:ui.skip_to_content')}
    </a>
  );
}
