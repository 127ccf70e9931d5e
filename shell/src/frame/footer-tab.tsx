import { Anchor } from '@portal/platform/ui';
import { safeAddress } from '../links/address.ts';
import { useMenuText } from '../menus/use-menu-text.ts';
import classes from './footer.module.css';
import { footerColumns } from './footer-columns.ts';

interface FooterTabProps {
  tab: {
    readonly name: string;
    readonly links: readonly { readonly name: string; readonly url: string }[];
  };
}

/** One tab of the footer with its links; omits unsafe ones. */
export function FooterTab({ tab }: FooterTabProps) {
  const text = useMenuText();
  const links = tab.links.flatMap(({ name, url }, place) => {
    const address = safeAddress(url);
    return address ? [{ key: `${place} ${url}`, name: text(name), href: address.href }] : [];
  });
  if (links.length === 0) return null;
  const name = text(tab.name);
  return (
    <nav aria-label={name} className={classes.tab}>
      <h2 className={classes.heading} title={name}>
        {name}
      </h2>
      <div className={classes.lists}>
        {footerColumns(links).map((column) => (
          <ul key={column[0]?.key} className={classes.list}>
            {column.map((link) => (
              <li key={link.key}>
                <Anchor href={link.href} className={classes.link}>
                  {link.name}
                </Anchor>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  );
}
