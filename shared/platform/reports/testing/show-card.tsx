import type { ReportDefinition, ReportParameters } from '@portal/contract/reports';
import { useState } from 'react';
import type { User } from '../../session/session.ts';
import { reportWords } from '../../testing/report-words.ts';
import {
  type RenderedInShell,
  type Respond,
  renderInShell,
  screen,
  within,
} from '../../testing/testing.ts';
import { ReportCard, type ReportCardProps } from '../card/report-card.tsx';
import { readOpenedFigure, writeOpenedFigure } from '../view/opened-figure.ts';
import { type AddressPatch, readReportView, writeReportView } from '../view/report-address.ts';
import type { ViewChange } from '../view/report-view.ts';
import { type TripBody, tripScope, tripServer, tripSource } from './trip-source.ts';
import { definitions, tripWords } from './trips.ts';

/** Every made-up report, for `describe.each`. */
export const everyReport = definitions.map((each): [string, ReportDefinition] => [each.type, each]);

/** The English texts of the made-up cards. */
export const words = {
  ...tripWords,
  ...reportWords,
  'shell:failure.other': 'Something went wrong on our side. Try again in a moment.',
  'shell:failure.too_many_requests': 'Too many requests at once. Wait a moment and try again.',
  'shell:ui.loading': 'Loading…',
  'shell:ui.next_page': 'Next page',
  'shell:ui.refreshing': 'Refreshing…',
  'shell:ui.retry': 'Retry',
  'shell:ui.rows_of': 'Rows {{from}}–{{to}} of {{total}}',
};

/** Returns the English text of a key. */
export const text = (key: string) => (words as Record<string, string>)[key] ?? key;

/** Returns an address with new values of some keys. */
function patched(params: URLSearchParams, patch: AddressPatch): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(patch))
    if (value === null) next.delete(key);
    else next.set(key, value);
  return next;
}

interface CardProps extends Partial<Pick<ReportCardProps, 'scope' | 'lockedHint' | 'part'>> {
  readonly definition: ReportDefinition;
  /** The initial view; by default the table alone. */
  readonly view?: ViewChange;
  /**
   * The initial address, for tests in which the address names the figure whose records are open.
   */
  readonly address?: string;
  readonly onParams?: (params: URLSearchParams) => void;
}

/** A card with an address of its own. */
export function Card(props: CardProps) {
  const { definition, view: change = {}, address, onParams, scope = tripScope, ...card } = props;
  const [params, setParams] = useState(() =>
    patched(
      new URLSearchParams(address),
      writeReportView(definition, { mode: 'table', ...change }, tripSource.filters),
    ),
  );
  const view = readReportView(params, definition, tripSource.filters, scope.dates);
  const write = (patch: AddressPatch) => {
    const next = patched(params, patch);
    setParams(next);
    onParams?.(next);
  };
  return (
    <ReportCard
      {...card}
      source={tripSource}
      definition={definition}
      scope={scope}
      view={view}
      {...(address !== undefined && {
        figure: {
          opened: readOpenedFigure(params, definition, view.rowsBy),
          onOpen: (figure) => write(writeOpenedFigure(definition, figure)),
          tools: <button type="button">Share</button>,
        },
      })}
      onView={(next) => write(writeReportView(definition, next, tripSource.filters))}
      nextSteps={<button type="button">Other dates</button>}
      otherScope={<button type="button">Other trips</button>}
    />
  );
}

interface CardSettings extends Omit<CardProps, 'definition' | 'onParams'> {
  readonly respond?: Respond;
  readonly group?: User['Group'];
  /** Replaces the English texts. */
  readonly spoken?: Readonly<Record<string, string>>;
}

interface ShownCard extends RenderedInShell {
  /** Returns the parameters that the card requested, in order. */
  readonly asked: () => ReportParameters[];
  /** Returns the address that the card wrote. */
  readonly params: () => Readonly<Record<string, string>>;
}

/** Renders a single card. */
export function showCard(
  definition: ReportDefinition,
  { respond = tripServer, group = 'CUS', spoken = {}, ...card }: CardSettings = {},
): ShownCard {
  let params = new URLSearchParams();
  const shown = renderInShell(
    <Card
      {...card}
      definition={definition}
      onParams={(next) => {
        params = next;
      }}
    />,
    { namespace: 'trips', words: { ...words, ...spoken }, respond, user: { group } },
  );
  const asked = () =>
    shown.calls
      .filter(({ name }) => name.endsWith('get_report'))
      .map(({ body }) => (body as TripBody).report);
  return { ...shown, asked, params: () => Object.fromEntries(params) };
}

/** Returns the row names of the visible table. */
export const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
