import type { Page } from '@playwright/test';
import { test } from '../../src/kept-page.ts';
import { DataTexts } from '../../src/languages/data-texts.ts';
import { pseudoLocale } from '../../src/languages/pseudo-locale.ts';
import {
  expectLengthsFit,
  expectNoAxeViolations,
  rulesOfLengths,
} from '../../src/no-axe-violations.ts';
import { expect, membershipUrl } from '../../src/portal-test.ts';
import { bringInto } from '../../src/walk/bring-into.ts';
import { brokenWords } from '../../src/walk/checks/broken-words.ts';
import { escapeFaults, keyboardFaults } from '../../src/walk/checks/keyboard.ts';
import { listenToNoise } from '../../src/walk/checks/noise.ts';
import { overflowOf, widths } from '../../src/walk/checks/overflow.ts';
import { markupAlive, spoilAnswers, textsCut } from '../../src/walk/checks/spoil-answers.ts';
import { smallTargets } from '../../src/walk/checks/targets.ts';
import { textsLeft } from '../../src/walk/checks/texts-left.ts';
import { findVisits } from '../../src/walk/visits.ts';
import { type Packs, readPacks } from '../../src/walk/words.ts';

// Every page that the deployment declares, in every state that its package names: in the pseudo-locale
// with hostile texts from the server, and the first of its states in English as people use it, too.

test.describe.configure({ mode: 'parallel' });

const portal = process.env.PORTAL_URL ?? '';
const only = process.env.WALK_ONLY?.split(',');
const { visits, unnamed } = await findVisits(portal, only);
const yardTarget = 44;

/** Rows of a table that look as those before them do. */
const laterRows = 'tbody tr:nth-of-type(n+7)';

let packs: Packs;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: portal });
  packs = await readPacks(request);
  await request.dispose();
});

test('every page names its states', () => {
  expect(unnamed).toEqual([]);
  expect(visits.length).toBeGreaterThan(0);
});

for (const visit of visits) {
  const { state } = visit;
  const own = state.width ? [state.width] : widths;
  const steps = state.steps ?? [];
  const isOpened = steps.some((step) => 'click' in step);
  const typed = [
    ...steps.flatMap((step) => ('with' in step && typeof step.with === 'string' ? step.with : [])),
    ...new URLSearchParams(state.at).values(),
  ];
  // Behind a dialog nothing is reached, and what it covers in part is no target.
  const part = state.shows.within?.role === 'dialog' ? '[role="dialog"]' : 'html';
  const title = `${visit.path}: ${visit.name}`;

  test.describe(title, () => {
    test.use({ viewport: { width: own[0] ?? 1280, height: 900 } });

    /** What long texts and short ones can break. */
    const expectRoom = async (page: Page) => {
      if (state.yard)
        expect.soft(await smallTargets(page, yardTarget), 'too small for a glove').toEqual([]);
      expect.soft(await overflowOf(page, own), 'beside the page').toEqual([]);
    };

    test('speaks its words alone, mirrored, shows texts as texts, and can be used by everybody', async ({
      page,
      answers,
    }) => {
      const noise = listenToNoise(page, [portal, membershipUrl]);
      const data = new DataTexts(page);
      data.add(...typed);
      const texts = spoilAnswers(answers);
      await bringInto(page, answers, visit, { packs, speech: pseudoLocale });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect.soft(await textsLeft(page, data), 'in English').toEqual([]);
      expect.soft(await textsCut(page, texts), 'shown without their markup').toEqual([]);
      await expectNoAxeViolations(page, {
        part,
        without: rulesOfLengths,
        except: visit.isFirst ? undefined : laterRows,
      });
      expect.soft(await keyboardFaults(page), 'by the Tab key').toEqual([]);
      if (!state.stays) expect.soft(await escapeFaults(page, isOpened), 'after Escape').toEqual([]);
      await expectRoom(page);
      expect.soft(await markupAlive(page)).toEqual([]);
      expect(noise()).toEqual([]);
    });

    if (!visit.isFirst) return;
    test('has room for what people read', async ({ page, answers }) => {
      const noise = listenToNoise(page, [portal, membershipUrl]);
      await bringInto(page, answers, visit, { packs, speech: 'en-US' });
      await expectLengthsFit(page, part);
      await expectRoom(page);
      expect.soft(await brokenWords(page), 'broken in a table').toEqual([]);
      expect(noise()).toEqual([]);
    });
  });
}
