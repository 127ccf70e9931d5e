import type { ReportMenu } from '@portal/contract/portal';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { IconChevronRight } from '@portal/platform/ui';
import { useId } from 'react';
import classes from './report-section.module.css';

/** One area's reports as cards. */
export function ReportSection({ section, items }: ReportMenu['sections'][number]) {
  const { t } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {t(section)}
      </h2>
      <ul className={classes.cards}>
        {items.map(({ label, description, url }) => (
          <li key={url}>
            <Link to={url} className={classes.card}>
              <span className={classes.label}>
                {t(label)}
                <IconChevronRight size={18} aria-hidden className={classes.arrow} />
              </span>
              <span className={classes.description}>{t(description)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
