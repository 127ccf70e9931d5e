import { useWords } from '@portal/platform/i18n';
import { Anchor } from '@portal/platform/ui';
import { useDeployment } from '../deployment/deployment-context.ts';
import classes from './footer.module.css';
import { Support } from './support.tsx';

/** Columns of the region's links. Their names are keys of the shell, or texts as they are. */
export function Footer() {
  const { t } = useWords();
  const { footer, region, support } = useDeployment();
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        {footer.map(({ name, links }) => (
          <nav key={name} aria-label={t(name)}>
            <h2 className={classes.heading}>{t(name)}</h2>
            <ul className={classes.list}>
              {links.map((link) => (
                <li key={link.url + link.name}>
                  <Anchor href={link.url} size="sm">
                    {t(link.name)}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Support support={support} />
      </div>
      <p className={classes.region}>{t('footer.region', { region })}</p>
    </footer>
  );
}
