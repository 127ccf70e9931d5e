import { useWords } from '../../i18n/i18n.ts';
import classes from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the target element; it receives the focus, so it needs `tabIndex={-1}`. */
  targetId: string;
  /** Text of the link; "Skip to main content" by default. */
  label?: string;
}

/** The first element of the page for keyboard users; invisible until focused. */
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
