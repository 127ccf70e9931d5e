import { useWords } from '@portal/platform/i18n';
import type { Deployment } from '@portal/platform/remote';
import { Anchor } from '@portal/platform/ui';
import classes from './footer.module.css';

type Contact = NonNullable<Deployment['support']>[number]['contacts'][number];

/** Whom to ask, by team: the region's own block of the footer. */
export function Support({ support }: { support: Deployment['support'] | undefined }) {
  const { t } = useWords();
  return support?.map(({ name, contacts }) => (
    <section key={name} aria-label={t(name)}>
      <h2 className={classes.heading}>{t(name)}</h2>
      <ul className={classes.list}>
        {contacts.map((contact) => (
          <li key={contact.name} className={classes.contact}>
            {t(contact.name)}
            {waysTo(contact).map(({ href, text }) => (
              <Anchor key={href} href={href} size="sm">
                {text}
              </Anchor>
            ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}

const waysTo = ({ phone, email, url }: Contact) => [
  ...(phone ? [{ href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, text: phone }] : []),
  ...(email ? [{ href: `mailto:${email}`, text: email }] : []),
  ...(url ? [{ href: url, text: url.replace(/^https?:\/\//, '') }] : []),
];
