import { useWords } from '@portal/platform/i18n';
import { useDeployment } from '../deployment/deployment-context.ts';
import { useMenus } from '../menus/use-menus.ts';
import classes from './footer.module.css';
import { FooterTab } from './footer-tab.tsx';
import { Support } from './support.tsx';

/** Columns of links from the server or the region, and the support contacts. */
export function Footer() {
  const { t } = useWords();
  const { footer, region, support } = useDeployment();
  const menus = useMenus();
  const tabs = (menus.footer?.tabs ?? footer).map((tab, place) => ({ key: `${place}`, tab }));
  return (
    <footer className={classes.footer}>
      <div className={classes.columns}>
        {tabs.map(({ key, tab }) => (
          <FooterTab key={key} tab={tab} />
        ))}
        <Support support={support} />
      </div>
      <p className={classes.region}>{t('footer.region', { region })}</p>
    </footer>
  );
}
