import type { ReportMenu } from '@portal/contract/portal';
import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { IconChevronRight } from '@portal/platform/ui';
import { useId } from 'react';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { iconOf } from './report-icons.ts';
import classes from './report-section.module.css';

/** The reports of one area as cards. */
export function ReportSection({ section, items }: ReportMenu['sections'][number]) {
  const { t } = useWords();
  const id = useId();
  const deployment = useDeployment();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.heading}>
        {t(section)}
      </h2>
      <ul className={classes.cards}>
        {items.map(({ label, description, url }) => {
          const Mark = iconOf(url, deployment);
          return (
            <li key={url}>
              <Link to={url} className={classes.card}>
                <span className={classes.mark}>
                  <Mark size={22} stroke={1.5} aria-hidden />
                </span>
                <span className={classes.words}>
                  <span className={classes.label}>{t(label)}</span>
                  <span className={classes.description}>{t(description)}</span>
                </span>
                <IconChevronRight size={18} aria-hidden className={classes.arrow} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
