import { expect, type Locator, type Page } from '@playwright/test';
import type { Find, Step } from '@portal/build/states';
import type { ApiAnswers } from '../api-answers.ts';
import { ensureSession } from '../portal-test.ts';
import type { Visit } from './visits.ts';
import { type Packs, pseudoPacks, type TestLocale, textPattern } from './words.ts';

export interface VisitLanguage {
  readonly packs: Packs;
  readonly speech: TestLocale;
}

/** Signs in the user of a state, opens its page in the given language, and performs its steps. */
export async function openVisit(
  page: Page,
  answers: ApiAnswers,
  visit: Visit,
  tongue: VisitLanguage,
): Promise<void> {
  const { state } = visit;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [call, answer] of Object.entries(state.answers ?? {}))
    answers.give(new RegExp(`\\b${call}(?:\\?|$)`), answer);
  if (state.as !== null) await ensureSession(page, state.as ?? 'gyr');
  await setNextLanguage(page, answers, tongue);
  await page.goto(await addressOf(page, visit));
  await expect(page.locator('html')).toHaveAttribute('lang', tongue.speech);
  if (state.steps && !isNeverAnswered(state)) await untilLoaded(page);
  for (const step of state.steps ?? []) await perform(page, visit, tongue, step);
  await expect(find(page, visit, tongue, state.shows)).toBeVisible();
}

const isNeverAnswered = ({ answers = {} }: Visit['state']) =>
  Object.values(answers).includes('never');

/**
 * Content that arrives moves the content below it, and a button that moves during a press is not
 * pressed.
 */
const untilLoaded = (page: Page) => expect(page.locator('main [data-shape]')).toHaveCount(0);

/** Locates an element of the page. */
function find(page: Page, visit: Visit, tongue: VisitLanguage, what: Find): Locator {
  const { role, word, nth = 0, within } = what;
  const place = within ? find(page, visit, tongue, within) : page;
  const text = word && textPattern(tongue.packs, visit.owner, word, tongue.speech);
  // A dialog gets its name a moment after it appears.
  const name = text || (role === 'dialog' ? /\S/ : undefined);
  const found = role
    ? place.getByRole(role as 'button', name ? { name } : {})
    : place.getByText(name ?? /./);
  return found.nth(nth);
}

/** Sets the language for the next load of the page. */
async function setNextLanguage(
  page: Page,
  answers: ApiAnswers,
  { packs, speech }: VisitLanguage,
): Promise<void> {
  await page.evaluate((locale) => localStorage.setItem('language', locale), speech);
  if (speech === 'en-US') return;
  const json = { locale: speech, language_pack: pseudoPacks(packs) };
  answers.give(new RegExp(`/languages/pack/${speech}\\?`), { json });
}

async function addressOf(page: Page, { path, state }: Visit): Promise<string> {
  const found = new Map<string, string>();
  const filled = (text: string) =>
    [...found].reduce((now, [name, value]) => now.replaceAll(`{${name}}`, value), text);
  for (const [name, [call, place, body]] of Object.entries(state.values ?? {})) {
    const headers = await page.evaluate(() => ({
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'api-key': localStorage.getItem('api_key') ?? '',
    }));
    const url = `/api/v2/${filled(call)}`;
    const answer = body
      ? await page.request.post(url, { headers, data: bodyOf(body, found) })
      : await page.request.get(url, { headers });
    const value = place
      .split('.')
      .reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), await answer.json());
    found.set(name, String(value));
  }
  return filled(`${path}${state.at ?? ''}`);
}

/** Replaces the placeholders in a body with ids. */
const bodyOf = (body: Readonly<Record<string, unknown>>, found: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => {
      const known = found.get(String(value).replace(/^\{(\w+)\}$/, '$1'));
      return [field, known === undefined ? value : Number(known)];
    }),
  );

async function perform(page: Page, visit: Visit, tongue: VisitLanguage, step: Step): Promise<void> {
  if ('press' in step) await page.keyboard.press(step.press);
  else if ('click' in step) await find(page, visit, tongue, step.click).click();
  else if ('choose' in step) await chooseFile(page, find(page, visit, tongue, step.choose), step);
  else if ('network' in step) await switchNetwork(page, step.network);
  else if ('fill' in step) await find(page, visit, tongue, step.fill).fill(step.with);
  else await expect(find(page, visit, tongue, step.see)).toBeVisible();
}

/** Everything but the portal's files, which a device has cached for offline use. */
const needsServer = ({ pathname }: URL) => !/^\/(?:shell|remotes)\//.test(pathname);

/** Switches the network off or on, also for the answers that the test provides. */
async function switchNetwork(page: Page, isOn: boolean): Promise<void> {
  if (isOn) await page.unroute(needsServer);
  else await page.route(needsServer, (route) => route.abort());
  await page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
    dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }, isOn);
}

async function chooseFile(
  page: Page,
  button: Locator,
  { file, with: content }: { readonly file: string; readonly with: string | Uint8Array },
): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await button.click();
  await (await asked).setFiles({
    name: file,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  });
}
