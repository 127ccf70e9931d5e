import type { Deployment } from '@portal/platform/remote';
import { Anchor } from '@portal/platform/ui';
import { safeAddress } from '../links/address.ts';
import { useMenuText } from '../menus/use-menu-text.ts';
import classes from './footer.module.css';

type Contact = NonNullable<Deployment['support']>[number]['contacts'][number];

/** Support contacts by team: the region's own block of the footer. */
export function Support({ support }: { support: Deployment['support'] | undefined }) {
  const text = useMenuText();
  return support?.map(({ name, contacts }) => (
    <section key={name} aria-label={text(name)} className={classes.tab}>
      <h2 className={classes.heading}>{text(name)}</h2>
      <ul className={classes.list}>
        {contacts.map((contact) => (
          <li key={contact.name} className={classes.contact}>
            <span>{text(contact.name)}</span>
            {contactLinks(contact).map(({ href, shown }) => (
              <Anchor key={href} href={href} className={classes.link}>
                {shown}
              </Anchor>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}

const contactLinks = ({ phone, email, url }: Contact) => [
  ...(phone ? [{ href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, shown: phone }] : []),
  ...(email ? [{ href: `mailto:${email}`, shown: email }] : []),
  ...(url && safeAddress(url) ? [{ href: url, shown: url.replace(/^https?:\/\//, '') }] : []),
];
