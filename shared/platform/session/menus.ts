import type { AppSetup, FooterContent, HeaderContent } from '@portal/contract/portal';
import { bus } from '../bus/bus-core.ts';
import { setupReceived } from '../bus/events.ts';
import { listOf, objectOf, text } from '../remote/shape.ts';
import { localKeys } from './local-keys.ts';
import { writeLocally } from './local-store.ts';
import { readJson } from './stored-user.ts';

const links = listOf(objectOf({ name: text(), url: text() }));
const tabs = listOf(objectOf({ name: text(), links }));
const footerShape = objectOf({ tabs });
const own = { home_name: text(), my_info: text(), my_info_name: text() };
const headerShape = objectOf({ tabs, ...own });

/** Stores the menus in a response and publishes the whole setup on the bus. */
export function applySetup(setup: AppSetup): void {
  if (setup.header_content) writeLocally(localKeys.header, JSON.stringify(setup.header_content));
  if (setup.footer_content) writeLocally(localKeys.footer, JSON.stringify(setup.footer_content));
  bus.emit(setupReceived, setup);
}

/** Returns the menus of the last visit; null for those not stored. */
export const storedMenus = (): { header: HeaderContent | null; footer: FooterContent | null } => ({
  header: readJson(localKeys.header, headerShape) as HeaderContent | null,
  footer: readJson(localKeys.footer, footerShape) as FooterContent | null,
});
