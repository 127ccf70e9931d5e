import type { Page } from '@playwright/test';
import { expect } from '../portal-test.ts';

/** What can be opened on a page, found in every language alike. */
export interface View {
  readonly path: string;
  /** Of the window, where it is not the usual one. */
  readonly width?: number;
  readonly show: (page: Page) => Promise<unknown>;
}

const tool = (page: Page, icon: string) =>
  page.locator(`header :is(a, button):has(.tabler-icon-${icon})`);

const dialog = (page: Page) => expect(page.getByRole('dialog').last()).toBeVisible();

async function openUserMenu(page: Page): Promise<void> {
  await tool(page, 'user').click();
  await expect(page.locator('header [role=menu] [role=menuitem]').last()).toBeVisible();
}

/** Somebody's details, the first in the list. */
async function openPerson(page: Page): Promise<void> {
  await page.locator('table button:has(bdi)').first().click();
  await dialog(page);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

/** Lets a call of the page fail, and loads the page again to see it. */
const failing = (call: string, status: number, code: string) => async (page: Page) => {
  await page.route(`**/${call}`, (route) =>
    route.fulfill({ status, json: { code, path: '', message: '' } }),
  );
  await page.reload();
  await dialog(page);
  await page.unroute(`**/${call}`);
};

/** Lists of the header's menu, as many as the region has. */
export async function menuViews(page: Page): Promise<Record<string, View>> {
  const tabs = page.locator('header [role=menuitem][data-tab][aria-haspopup]');
  await expect(tabs.first()).toBeVisible();
  const views = [...Array(await tabs.count()).keys()].map((at) => {
    const show = async () => {
      await tabs.nth(at).click();
      await expect(page.locator('header [role=menu]')).toBeVisible();
    };
    return [`list ${at + 1} of the menu`, { path: '/', show }];
  });
  return Object.fromEntries(views);
}

export const openedViews: Readonly<Record<string, View>> = {
  'the user menu': { path: '/', show: openUserMenu },
  'the preferences': {
    path: '/',
    show: async (page) => {
      await openUserMenu(page);
      await page.locator('[role=menuitem]:has(.tabler-icon-adjustments-horizontal)').click();
      await dialog(page);
    },
  },
  'the language chooser': {
    path: '/',
    show: async (page) => {
      await tool(page, 'world').click();
      await dialog(page);
    },
  },
  'the language chooser on a phone': {
    path: '/',
    width: 390,
    show: async (page) => {
      await tool(page, 'world').click();
      await dialog(page);
    },
  },
  'everything of the header on a phone': {
    path: '/',
    width: 390,
    show: async (page) => {
      await tool(page, 'menu-2').click();
      await dialog(page);
    },
  },
  'the palette': {
    path: '/',
    show: async (page) => {
      await page.keyboard.press('Control+k');
      await dialog(page);
    },
  },
  'the palette without a find': {
    path: '/',
    show: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('zzzz');
      await expect(page.getByRole('option')).toHaveCount(0);
    },
  },
  'the help of the keyboard': {
    path: '/',
    show: async (page) => {
      await page.keyboard.press('?');
      await dialog(page);
    },
  },
  'the popup of a broken server': {
    path: '/',
    show: failing('tire_management_reports/get', 500, 'system'),
  },
  'the popup of a missing right': {
    path: '/',
    show: failing('authorization/check_permissions', 401, 'no_right'),
  },
  'the popup of a session that is over': {
    path: '/',
    show: failing('authorization/check_permissions', 403, 'session_over'),
  },
  'a user': { path: '/admin/users?tab=users', show: openPerson },
  'a registration': { path: '/admin/users', show: openPerson },
  'the question before a user is locked': {
    path: '/admin/users?tab=users',
    show: async (page) => {
      await openPerson(page);
      await page.getByRole('dialog').getByRole('button').filter({ hasText: '…' }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
  'the question before somebody is declined': {
    path: '/admin/users',
    show: async (page) => {
      await openPerson(page);
      await page.getByRole('dialog').getByRole('button').filter({ hasText: '…' }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
  'the question before work is lost': {
    path: '/admin/users?tab=users',
    show: async (page) => {
      await openPerson(page);
      await page.getByRole('dialog').getByRole('checkbox').first().click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(2);
    },
  },
  'what is wrong with a registration': {
    path: '/registration',
    show: async (page) => {
      await page.locator('main button[type=submit]').click();
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    },
  },
};
