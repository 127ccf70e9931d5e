import type { portalCalls } from '@portal/contract/portal';
import { bus, navigationRequested, notified } from '@portal/platform/bus';
import { callsOf, isCallFailure } from '@portal/platform/http';
import { translate } from '@portal/platform/i18n';
import { currentUser } from '@portal/platform/session';
import { shownLocale } from '../words/language.ts';
import { isElsewhere, ownPath, safeAddress } from './address.ts';

/** A link of the menus. */
export interface MenuLink {
  readonly url: string;
  /** Id of the single sign-on; null or omitted for a plain link. */
  readonly sso_id?: string | null | undefined;
  readonly new_window?: boolean | undefined;
}

const call = callsOf<typeof portalCalls>();

/**
 * Follows a link. A link to another host carries a single-use code that signs the user in there:
 * plain links get code and language, single sign-on links code and e-mail. Must be called during
 * the click itself, or the browser blocks the new window.
 */
export async function followLink(link: MenuLink): Promise<void> {
  const address = safeAddress(link.url);
  if (!address) return tellOfFailure();
  const path = ownPath(address);
  if (path !== null && !link.new_window) return bus.emit(navigationRequested, { to: path });
  // Opened before any wait; a browser that blocks it gets the address in this window.
  const opened = link.new_window ? window.open('', '_blank') : null;
  // The opened page must not have access to this one.
  if (opened) opened.opener = null;
  try {
    const target = await addressFor(address, link);
    if (opened) opened.location.replace(target);
    else window.open(target, '_self');
  } catch (failure) {
    opened?.close();
    // An ended session has its own popup.
    if (!isCallFailure(failure) || failure.code !== 'no_session') tellOfFailure();
  }
}

async function addressFor(address: URL, { sso_id }: MenuLink): Promise<string> {
  const user = currentUser();
  if (!user || !isElsewhere(address)) return address.href;
  const { code } = await call('POST authorization/link_code', {
    body: { url: address.href },
    loader: 'link',
  });
  return appended(address, { user: code, ...(sso_id ? { email: user.Email } : language()) });
}

const language = () => ({ lang: shownLocale() });

/** Appended as text, so that the existing query stays exactly the same. */
function appended(address: URL, fields: Record<string, string>): string {
  const target = new URL(address);
  const query = new URLSearchParams(fields).toString();
  target.search = target.search ? `${target.search}&${query}` : query;
  return target.href;
}

const tellOfFailure = () =>
  bus.emit(notified, { tone: 'error', text: translate('shell:links.failed') });
