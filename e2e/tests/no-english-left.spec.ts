import type { Page } from '@playwright/test';
import { isAllowed } from '../src/languages/allowed-words.ts';
import { DataTexts } from '../src/languages/data-texts.ts';
import { codeViews, membershipViews } from '../src/languages/sign-in-views.ts';
import { menuViews, openedViews, type View } from '../src/languages/views.ts';
import { visibleTexts } from '../src/languages/visible-texts.ts';
import { dataDir } from '../src/outbox.ts';
import { answerFromKept, keptTabAddress, keptTabs } from '../src/pictures/kept-answers.ts';
import { expect, membershipUrl, openAs, test } from '../src/portal-test.ts';

// Every screen in English and in each language that is promised whole: no text may be the same,
// besides what the API sent and the words that are allowed to be.

/** Every tab with its reports as they are, and compared; a table by dealer. */
const reports = Object.entries(keptTabs).flatMap(([tab, answers]) => [
  keptTabAddress(tab),
  keptTabAddress(tab, Object.keys(answers), { c: '1', n: '1' }),
]);
reports.push(keptTabAddress('service', ['avg_roll_time'], { r: 'dealer', m: 'table' }));
const open = ['/registration', '/forgot-password'];
const languages = ['es-US', 'pt-BR', 'fr-CA'];

async function declaredPaths(page: Page): Promise<string[]> {
  const { remotes } = await (await page.request.get('/deployment.json')).json();
  return remotes.flatMap(({ declaration }: { declaration: { routes: { path: string }[] } }) =>
    declaration.routes.map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')),
  );
}

interface Opened extends Partial<View> {
  readonly path: string;
  /** What the browser keeps before it is opened; whatever it has when it is left out. */
  readonly kept?: Readonly<Record<string, string>>;
}

async function textsAt(page: Page, view: Opened, locale: string): Promise<string[]> {
  await page.setViewportSize({ width: view.width ?? 1280, height: 900 });
  await page.evaluate(
    ([name, kept]) => {
      if (kept) localStorage.clear();
      for (const [key, text] of Object.entries(kept ?? {})) localStorage.setItem(key, text);
      localStorage.setItem('language', name);
    },
    [locale, view.kept] as const,
  );
  await page.goto(view.path);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading').or(page.getByRole('alert')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await view.show?.(page);
  return visibleTexts(page);
}

/** Those of the texts that are in English too, and should not be. */
async function leftOf(
  texts: readonly string[],
  { english, locale, data }: { english: readonly string[]; locale: string; data: DataTexts },
): Promise<string[]> {
  const left: string[] = [];
  for (const text of texts.filter((each) => english.includes(each)))
    if (/\p{L}{2}/u.test(text) && !isAllowed(text, locale) && !(await data.explains(text)))
      left.push(text);
  return left;
}

const englishTexts = new Map<string, readonly string[]>();

/** Texts that a screen has in both languages, and should not; the English ones are read once. */
async function leftAt(page: Page, name: string, view: Opened, locale: string, data: DataTexts) {
  const english = englishTexts.get(name) ?? (await textsAt(page, view, 'en-US'));
  englishTexts.set(name, english);
  expect(english.length, `texts of ${name}`).toBeGreaterThan(10);
  return leftOf(await textsAt(page, view, locale), { english, locale, data });
}

for (const locale of languages) {
  test(`no English is left on the screens of people who are signed in, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const data = new DataTexts(page);
    await answerFromKept(page);
    await openAs(page, 'gyr');
    for (const path of ['/', '/404', ...(await declaredPaths(page)), ...reports])
      expect.soft(await leftAt(page, path, { path }, locale, data), path).toEqual([]);
  });

  test(`no English is left in what opens over the screens, in ${locale}`, async ({ page }) => {
    test.setTimeout(400_000);
    const data = new DataTexts(page);
    await openAs(page, 'gyr');
    const views = { ...(await menuViews(page)), ...openedViews };
    const kept = await page.evaluate(() => ({ ...localStorage }));
    for (const [name, view] of Object.entries(views)) {
      expect.soft(await leftAt(page, name, { ...view, kept }, locale, data), name).toEqual([]);
    }
  });

  test(`no English is left before the sign-in, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    const data = new DataTexts(page);
    await page.goto('/404');
    for (const path of open)
      expect.soft(await leftAt(page, path, { path }, locale, data), path).toEqual([]);
    for (const [name, view] of Object.entries(codeViews))
      expect.soft(await leftAt(page, name, view, locale, data), name).toEqual([]);
  });

  test(`no English is left on the pages of the sign-in, in ${locale}`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.skip(!dataDir, "needs the outbox in the data's folder (DATA_DIR) on this machine");
    test.setTimeout(120_000);
    const data = new DataTexts(page);
    const views = await membershipViews(request, baseURL ?? '');
    for (const [name, view] of Object.entries(views)) {
      const texts: string[][] = [];
      for (const lang of ['en-US', locale]) {
        await page.goto(`${membershipUrl}${view.path}&lang=${lang}`);
        await view.show(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        texts.push(await visibleTexts(page));
      }
      const [english = [], own = []] = texts;
      expect(english.length, name).toBeGreaterThan(3);
      expect.soft(await leftOf(own, { english, locale, data }), name).toEqual([]);
    }
  });
}
