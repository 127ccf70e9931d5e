import { expect, type Locator, type Page } from '@playwright/test';
import type { Find, Step } from '@portal/build/states';
import type { ApiAnswers } from '../api-answers.ts';
import { haveSession } from '../portal-test.ts';
import type { Visit } from './visits.ts';
import { type Packs, pseudoPacks, reading, type Speech } from './words.ts';

export interface Tongue {
  readonly packs: Packs;
  readonly speech: Speech;
}

/** Signs in the user of a state and opens its page in the given language, then takes its steps. */
export async function bringInto(
  page: Page,
  answers: ApiAnswers,
  visit: Visit,
  tongue: Tongue,
): Promise<void> {
  const { state } = visit;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [call, answer] of Object.entries(state.answers ?? {}))
    answers.give(new RegExp(`\\b${call}(?:\\?|$)`), answer);
  if (state.as !== null) await haveSession(page, state.as ?? 'gyr');
  await speak(page, answers, tongue);
  await page.goto(await addressOf(page, visit));
  await expect(page.locator('html')).toHaveAttribute('lang', tongue.speech);
  if (state.steps && !waits(state)) await untilLoaded(page);
  for (const step of state.steps ?? []) await perform(page, visit, tongue, step);
  await expect(find(page, visit, tongue, state.shows)).toBeVisible();
}

const waits = ({ answers = {} }: Visit['state']) => Object.values(answers).includes('never');

/** What arrives moves what stands below it: a button that moves under a press is not pressed. */
const untilLoaded = (page: Page) => expect(page.locator('main [data-shape]')).toHaveCount(0);

/** Something on the page. */
function find(page: Page, visit: Visit, tongue: Tongue, what: Find): Locator {
  const { role, word, nth = 0, within } = what;
  const place = within ? find(page, visit, tongue, within) : page;
  const text = word && reading(tongue.packs, visit.owner, word, tongue.speech);
  // A dialog gets its name in the moment after it is there.
  const name = text || (role === 'dialog' ? /\S/ : undefined);
  const found = role
    ? place.getByRole(role as 'button', name ? { name } : {})
    : place.getByText(name ?? /./);
  return found.nth(nth);
}

/** The page opens in a language from its next load on. */
async function speak(page: Page, answers: ApiAnswers, { packs, speech }: Tongue): Promise<void> {
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

/** A body with ids in the places that name them. */
const bodyOf = (body: Readonly<Record<string, unknown>>, found: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]) => {
      const known = found.get(String(value).replace(/^\{(\w+)\}$/, '$1'));
      return [field, known === undefined ? value : Number(known)];
    }),
  );

async function perform(page: Page, visit: Visit, tongue: Tongue, step: Step): Promise<void> {
  if ('press' in step) await page.keyboard.press(step.press);
  else if ('click' in step) await find(page, visit, tongue, step.click).click();
  else if ('choose' in step) await chooseFile(page, find(page, visit, tongue, step.choose), step);
  else if ('network' in step) await switchNetwork(page, step.network);
  else if ('fill' in step) await find(page, visit, tongue, step.fill).fill(step.with);
  else await expect(find(page, visit, tongue, step.see)).toBeVisible();
}

/** All but the portal's files, which a device that was taken along has at hand. */
const beyondDevice = ({ pathname }: URL) => !/^\/(?:shell|remotes)\//.test(pathname);

/** Takes the network away, or brings it back: what stands in for answers is beyond it, too. */
async function switchNetwork(page: Page, isOn: boolean): Promise<void> {
  if (isOn) await page.unroute(beyondDevice);
  else await page.route(beyondDevice, (route) => route.abort());
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
