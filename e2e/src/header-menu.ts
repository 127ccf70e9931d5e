import type { Page } from '@playwright/test';

/** Locates an item of the header's menu by name: a tab, or a link in the open list. */
export const menuItem = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('menuitem', { name });

/** Opens a page from the header's menu: with a direct tab, or with a link in a tab's list. */
export async function openByMenu(page: Page, tab: string, link?: string): Promise<void> {
  await menuItem(page, tab).click();
  if (link) await menuItem(page, link).click();
}

/** Opens the dashboard, which is in a list together with templates and favorites. */
export const openDashboard = (page: Page) => openByMenu(page, 'Dashboards', 'Fleet Dashboard');

/** Opens the translations page from the administrators' list. */
export const openTranslations = (page: Page) => openByMenu(page, 'Administration', 'Translations');
