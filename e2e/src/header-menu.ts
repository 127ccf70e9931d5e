import type { Page } from '@playwright/test';

/** An item of the header's menu by its name: a tab, or a link in the list that is open. */
export const menuItem = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('menuitem', { name });

/** Goes to a page by the header's menu: by a tab of its own, or by the link in a tab's list. */
export async function openByMenu(page: Page, tab: string, link?: string): Promise<void> {
  await menuItem(page, tab).click();
  if (link) await menuItem(page, link).click();
}

/** The dashboard, which stands in a list with what is kept of it. */
export const openDashboard = (page: Page) => openByMenu(page, 'Dashboards', 'Fleet Dashboard');

/** The page of words, which stands in the administrators' list. */
export const openTranslations = (page: Page) => openByMenu(page, 'Administration', 'Translations');
