import {
  comparedFields,
  mainColumn,
  numberOf,
  type ReportDefinition,
  type ReportParameters,
} from '@portal/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { formatFigure } from '../../format/format.ts';
import type { AreaFilters } from '../../reports/view/area-filters.ts';
import type { ViewChange } from '../../reports/view/report-view.ts';
import { openOptions } from '../report-options.ts';
import { answerOf } from './report-rows.ts';

interface ShownCard {
  readonly user: UserEvent;
  /** Returns the parameters of the card's calls, in order. */
  readonly asked: () => readonly ReportParameters[];
  /** Returns the query parameters that the card has written to the address. */
  readonly params: () => Readonly<Record<string, string>>;
}

/** An area's cards, with made-up responses (`answerOf`). */
export interface CardFixture<Definition extends ReportDefinition> {
  readonly definitions: readonly Definition[];
  readonly filters: AreaFilters;
  /** Shows a card alone, with its table. */
  readonly show: (definition: Definition, view: ViewChange) => ShownCard;
  /** Returns the English text of a key. */
  readonly text: (key: string) => string;
}

const toggle = (name: RegExp) => screen.getByRole('button', { name });
const previous = /^Compare with previous/;
const national = /^National average/;

const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

/** Returns the total figures as shown in the table. */
function totals({ shape, facts = [] }: ReportDefinition): (string | null)[] {
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const cells =
    shape === 'summary'
      ? rows.slice(1).flatMap((row) => within(row).getAllByRole('cell'))
      : within(rows.at(-1) as HTMLElement)
          .getAllByRole('cell')
          .slice(facts.length);
  return cells.map(({ textContent }) => textContent).filter((figure) => figure !== '–');
}

/** Defines the tests common to all cards, for every report of an area. */
export function cardChecks<Definition extends ReportDefinition>({
  definitions,
  filters,
  show,
  text,
}: CardFixture<Definition>): void {
  describe.each(definitions.map((each) => [each.type, each] as const))('%s', (_, definition) => {
    const { columns, lead, shape, type } = definition;
    const [column] = columns;
    const hasNational = columns.some((each) => each.national);

    it('is compared, each figure beside its own as it was answered', async () => {
      const { user, asked, params } = show(definition, {});
      const table = within(await screen.findByRole('table'));
      await openOptions(user);
      await user.click(toggle(previous));
      if (hasNational) await user.click(toggle(national));
      else expect(screen.queryByRole('button', { name: national })).not.toBeInTheDocument();
      await table.findAllByRole('columnheader', { name: /Previous$/ });
      if (hasNational) await table.findAllByRole('columnheader', { name: /Nat'l Avg$/ });
      expect(asked().at(-1)).toMatchObject({
        graph_compare_by_previous: true,
        ...(hasNational && { graph_compare_by_NA: true }),
      });
      expect(Object.keys(params()).map((key) => key.at(-1))).toEqual(
        expect.arrayContaining(hasNational ? ['c', 'n'] : ['c']),
      );
      const fields = columns.flatMap((each) => comparedFields(each, ['previous', 'national']));
      const answered = answerOf(definition, asked().at(-1)).total ?? {};
      expect(fields.map(({ field }) => field)).toEqual(Object.keys(answered));
      expect(totals(definition)).toEqual(
        fields.map(({ field, format }) => formatFigure(numberOf(answered, field), format)),
      );
    });

    // A summary's figures are different quantities, so sorting them makes no sense.
    if (shape !== 'summary')
      it('sorts by figures, the greatest first, and by names, then the other way round', async () => {
        const { user, params } = show(definition, {});
        const press = async (label = '') => {
          const heading = screen.getByRole('columnheader', { name: text(label) });
          await user.click(within(heading).getByRole('button'));
          return heading.getAttribute('aria-sort');
        };
        await screen.findByRole('table');
        expect(await press(column?.label)).toBe('descending');
        expect(Object.values(params())).toContain(`-${column?.field}`);
        const descending = rowNames();
        expect(await press(column?.label)).toBe('ascending');
        expect(Object.values(params())).toContain(column?.field);
        expect(rowNames().slice(0, 3)).toEqual(descending.slice(0, 3).toReversed());
        expect(await press(lead.label)).toBe('ascending');
        expect(await press(lead.label)).toBe('descending');
      });

    it('is asked for by location, and ranks the locations in a table', async () => {
      const { user, asked, params } = show(definition, {});
      await screen.findByRole('table');
      await openOptions(user);
      await user.click(screen.getByRole('button', { name: /^By location/ }));
      expect(await screen.findByRole('rowheader', { name: 'L003' })).toBeVisible();
      expect(asked().at(-1)).toMatchObject({ report_type: type, rows_by: 'location' });
      expect(asked().at(-1)).not.toHaveProperty('period');
      expect(Object.keys(params()).map((key) => key.slice(2))).toContain('r');
      const main = mainColumn(definition);
      const ordered = [main, ...columns.filter((each) => each !== main)];
      const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      expect(headings).toEqual(['Code', 'Name', ...ordered.map(({ label }) => text(label))]);
      expect(rowNames()).toEqual(['L003', 'L002', 'L001', 'Total of all']);
      await user.click(screen.getByRole('button', { name: 'Name' }));
      expect(rowNames()).toEqual(['L001', 'L002', 'L003', 'Total of all']);
      await openOptions(user);
      await user.click(screen.getByRole('button', { name: /^By location/ }));
      expect(await screen.findByRole('table')).not.toHaveTextContent('L003');
    });

    it('sends the filters of its address, and shows each by its name to take it away', async () => {
      const chosen = Object.fromEntries(
        definition.filters.map((name) => [name, [filters[name]?.values?.at(-1) ?? 'A name']]),
      );
      const { user, asked, params } = show(definition, { filters: chosen });
      await screen.findByRole('table');
      const [first = ''] = definition.filters;
      const pills = () => screen.queryAllByRole('button', { name: /^Remove filter/ });
      if (!first) return expect(pills()).toEqual([]);
      expect(asked()).toMatchObject([chosen]);
      const names = pills().map((pill) => pill.getAttribute('aria-label'));
      expect(names).toEqual(
        definition.filters.map((name) =>
          expect.stringContaining(`Remove filter ${text(`filter.${name}`)}: `),
        ),
      );
      pills()[0]?.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(asked()).toHaveLength(2));
      expect(asked()[1]).not.toHaveProperty(first);
      const { key = first } = filters[first] ?? {};
      expect(Object.keys(params()).some((each) => each.endsWith(key))).toBe(false);
    });
  });
}
