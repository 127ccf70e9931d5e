import { useWords } from '@portal/platform/i18n';
import { Link } from '@portal/platform/routing';
import { IconExternalLink, VisuallyHidden } from '@portal/platform/ui';
import type { ComponentProps, MouseEvent } from 'react';
import { ownPath, safeAddress } from './address.ts';
import { followLink, type MenuLink } from './follow-link.ts';

interface PortalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly link: MenuLink;
}

/**
 * A link of the menus. One to a page of this portal is a router link. One to another site carries a
 * code on a plain click; opened in another way (middle click, context menu), it is the bare
 * address. Renders nothing for an unsafe address.
 */
export function PortalLink(props: PortalLinkProps) {
  const { link, children, ...others } = props;
  const address = safeAddress(link.url);
  if (!address) return null;
  const path = ownPath(address);
  if (path === null || link.new_window) return <LeavingLink {...props} address={address} />;
  return (
    <Link to={path} {...others}>
      {children}
    </Link>
  );
}

function LeavingLink({
  link,
  address,
  children,
  onClick,
  ...props
}: PortalLinkProps & { readonly address: URL }) {
  const { t } = useWords();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlain(event)) return;
    event.preventDefault();
    void followLink(link);
  };
  return (
    <a
      {...props}
      href={address.href}
      onClick={follow}
      {...(link.new_window && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {link.new_window && (
        <>
          <IconExternalLink size={14} aria-hidden />
          <VisuallyHidden>{` (${t('links.new_window')})`}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
