import type { AppSetup, FooterContent, HeaderContent } from '@portal/contract/portal';
import { bus } from '../bus/bus-core.ts';
import { setupReceived } from '../bus/events.ts';
import { listOf, objectOf, text } from '../remote/shape.ts';
import { localKeys } from './local-keys.ts';
import { keepLocally } from './local-store.ts';
import { readJson } from './stored-user.ts';

const links = listOf(objectOf({ name: text(), url: text() }));
const tabs = listOf(objectOf({ name: text(), links }));
const footerShape = objectOf({ tabs });
const own = { home_name: text(), my_info: text(), my_info_name: text() };
const headerShape = objectOf({ tabs, ...own });

/** Keeps the menus that came with an answer and tells the bus of everything that came. */
export function applySetup(setup: AppSetup): void {
  if (setup.header_content) keepLocally(localKeys.header, JSON.stringify(setup.header_content));
  if (setup.footer_content) keepLocally(localKeys.footer, JSON.stringify(setup.footer_content));
  bus.emit(setupReceived, setup);
}

/** The menus of the last visit; null where none is kept. */
export const storedMenus = (): { header: HeaderContent | null; footer: FooterContent | null } => ({
  header: readJson(localKeys.header, headerShape) as HeaderContent | null,
  footer: readJson(localKeys.footer, footerShape) as FooterContent | null,
});
