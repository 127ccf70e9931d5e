import type { Page } from '@playwright/test';
import { DataTexts } from '../../src/languages/data-texts.ts';
import { pseudoLocale } from '../../src/languages/pseudo-locale.ts';
import {
  expectLengthsFit,
  expectNoAxeViolations,
  textLengthRules,
} from '../../src/no-axe-violations.ts';
import { expect, membershipUrl } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import {
  appendMarkup,
  renderedMarkup,
  textsWithoutMarkup,
} from '../../src/walk/checks/append-markup.ts';
import { brokenWords } from '../../src/walk/checks/broken-words.ts';
import { escapeFaults, keyboardFaults } from '../../src/walk/checks/keyboard.ts';
import { listenForMisbehavior } from '../../src/walk/checks/misbehavior.ts';
import { overflowOf, widths } from '../../src/walk/checks/overflow.ts';
import { smallTargets } from '../../src/walk/checks/targets.ts';
import { untranslatedTexts } from '../../src/walk/checks/untranslated-texts.ts';
import { openVisit } from '../../src/walk/open-visit.ts';
import { findVisits } from '../../src/walk/visits.ts';
import { type Packs, readPacks } from '../../src/walk/words.ts';

// Every page declared by the deployment, in every state of its package: in the pseudo-locale with
// hostile texts from the server, and the first state also in plain English.

test.describe.configure({ mode: 'parallel' });

const portal = process.env.PORTAL_URL ?? '';
const only = process.env.WALK_ONLY?.split(',');
const { visits, unnamed } = await findVisits(portal, only);
const yardTarget = 44;

/** Table rows that look like those before them. */
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
  // Elements behind a dialog cannot be reached, and partly covered ones are no targets.
  const part = state.shows.within?.role === 'dialog' ? '[role="dialog"]' : 'html';
  const title = `${visit.path}: ${visit.name}`;

  test.describe(title, () => {
    test.use({ viewport: { width: own[0] ?? 1280, height: 900 } });

    /** Checks what the lengths of texts can break. */
    const expectRoom = async (page: Page) => {
      if (state.yard)
        expect.soft(await smallTargets(page, yardTarget), 'too small for a glove').toEqual([]);
      expect.soft(await overflowOf(page, own), 'beside the page').toEqual([]);
    };

    test('speaks its words alone, mirrored, shows texts as texts, and can be used by everybody', async ({
      page,
      answers,
    }) => {
      const noise = listenForMisbehavior(page, [portal, membershipUrl]);
      const data = new DataTexts(page);
      data.add(...typed);
      const texts = appendMarkup(answers);
      await openVisit(page, answers, visit, { packs, speech: pseudoLocale });
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect.soft(await untranslatedTexts(page, data), 'in English').toEqual([]);
      expect.soft(await textsWithoutMarkup(page, texts), 'shown without their markup').toEqual([]);
      await expectNoAxeViolations(page, {
        part,
        without: textLengthRules,
        except: visit.isFirst ? undefined : laterRows,
      });
      expect.soft(await keyboardFaults(page), 'by the Tab key').toEqual([]);
      if (!state.stays) expect.soft(await escapeFaults(page, isOpened), 'after Escape').toEqual([]);
      await expectRoom(page);
      expect.soft(await renderedMarkup(page)).toEqual([]);
      expect(noise()).toEqual([]);
    });

    if (!visit.isFirst) return;
    test('has room for what people read', async ({ page, answers }) => {
      const noise = listenForMisbehavior(page, [portal, membershipUrl]);
      await openVisit(page, answers, visit, { packs, speech: 'en-US' });
      await expectLengthsFit(page, part);
      await expectRoom(page);
      expect.soft(await brokenWords(page), 'broken in a table').toEqual([]);
      expect(noise()).toEqual([]);
    });
  });
}
