import { cell, countText, spreadCell } from '../table/amounts.ts';
import type { FigureGroup } from '../table/figure.ts';
import { goals } from './goals.ts';
import { anyOf, figuresOn, type OnDatabases } from './on-databases.ts';

/** Figures of administration, on both databases. */
export function adminFigures(measured: OnDatabases): FigureGroup[] {
  const figure = figuresOn(measured);
  const found = anyOf(measured)?.admin;
  const told = (count: number | undefined) => (count === undefined ? 'many' : countText(count));
  return [
    {
      title: 'Administration on the large data (p50 / p95)',
      figures: [
        figure(
          `what somebody may do, and the specs of ${told(found?.yards)} yards`,
          ({ admin }) => spreadCell(admin.specs),
          goals.specs,
        ),
        figure(
          `what saving specs would change over ${told(found?.effectTires)} tires`,
          ({ admin }) => spreadCell(admin.effects),
          goals.specEffects,
        ),
        figure('a page of the tires behind it', ({ admin }) => spreadCell(admin.changedTires)),
        figure(
          `the specs of ${told(found?.yards)} yards as a PDF`,
          ({ admin }) => spreadCell(admin.specPdf),
          goals.pdf,
        ),
        figure(
          'a page of yards, products, people or the audit, in any order, by any filter',
          ({ admin }) => spreadCell(admin.lists),
          goals.adminList,
        ),
        figure(
          `the words of ${told(found?.locales)} languages, counted`,
          ({ admin }) => spreadCell(admin.words),
          goals.wordsCounted,
        ),
        figure(
          `a language added with ${told(found?.addedWords)} edited words of another`,
          ({ admin }) => spreadCell(admin.added),
          goals.languageAdded,
        ),
        figure(
          `a double with ${told(found?.mergedLines)} invoice lines, merged`,
          ({ admin }) => cell(admin.merge, 'ms'),
          goals.merge,
        ),
        figure(
          'a lookup meanwhile',
          ({ admin }) => spreadCell(admin.mergeLookups),
          goals.mergeLookup,
        ),
      ],
    },
  ];
}
