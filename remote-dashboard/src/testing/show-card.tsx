import {
  type DashboardReport,
  type ReportParameters,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import type { ReportAnswer } from '@portal/contract/reports';
import type { ViewChange } from '@portal/platform/reports/view';
import type { User } from '@portal/platform/session';
import {
  type ReceivedCall,
  type Respond,
  renderInShell,
  screen,
  within,
} from '@portal/platform/testing';
import { answerOf } from '@portal/platform/testing/shell';
import { useState } from 'react';
import { readReportView, writeReportView } from '../figures/report-view.ts';
import { ReportCard } from '../reports/report-card.tsx';
import { unrestrictedFilters, type WholeSelection } from '../selection/selection.ts';
import { patched } from '../selection/url-keys.ts';
import { words } from './words.ts';

/** Every report with its type, for `describe.each`. */
export const everyReport = reportDefinitions.map((each): [string, DashboardReport] => [
  each.type,
  each,
]);

/** Returns the definition of a report by its type. */
export function reportNamed(type: string): DashboardReport {
  const found = reportDefinitions.find((each) => each.type === type);
  if (!found) throw new Error(`There is no report ${type}`);
  return found;
}

export const selection: WholeSelection = {
  fleet: { fleet_type: 'us_national_account', account: '0100' },
  dates: { date_type: '4', date_from: '2025-01-01', date_to: '2025-03-31' },
  filters: unrestrictedFilters,
};

interface CardProps {
  readonly definition: DashboardReport;
  /** The initial address; without it the card shows only its table. */
  readonly search?: string;
  /** Changes to the initial view, in addition to showing only the table; ignored with `search`. */
  readonly view?: ViewChange;
  readonly onParams?: (params: URLSearchParams) => void;
}

/** A card whose view is in an address of its own. */
function Card({ definition, search = '', view = {}, onParams }: CardProps) {
  const [params, setParams] = useState(() => {
    const first = new URLSearchParams(search);
    return search ? first : patched(first, writeReportView(definition, { mode: 'table', ...view }));
  });
  return (
    <ReportCard
      definition={definition}
      selection={selection}
      view={readReportView(params, definition, selection.dates)}
      onView={(change) => {
        const next = patched(params, writeReportView(definition, change));
        setParams(next);
        onParams?.(next);
      }}
      nextSteps={<button type="button">Other dates</button>}
      otherSelection={<button type="button">Other selection</button>}
    />
  );
}

export const reports = (...answers: ReportAnswer[]) => ({ reports: answers });

/** Returns the parameters in a call for one report. */
export const reportParametersIn = ({ body }: ReceivedCall) =>
  (body as { reports_parameters: [ReportParameters] }).reports_parameters[0];

/** Answers calls for a report with the requested figures. */
export const reportServer =
  (definition: DashboardReport): Respond =>
  (name, call) =>
    name.endsWith('get_reports')
      ? reports(answerOf(definition, reportParametersIn(call)))
      : undefined;

interface CardSettings extends Pick<CardProps, 'search' | 'view'> {
  readonly respond?: Respond;
  /** The signed-in user's group. */
  readonly group?: User['Group'];
}

/** Shows a card alone, with access to its calls and to the address that it writes. */
export function showCard(
  definition: DashboardReport,
  { respond = reportServer(definition), search = '', view = {}, group = 'CUS' }: CardSettings = {},
) {
  let params = new URLSearchParams();
  const shown = renderInShell(
    <Card
      definition={definition}
      search={search}
      view={view}
      onParams={(next) => {
        params = next;
      }}
    />,
    { namespace: 'dashboard', words, respond, user: { group } },
  );
  const asked = () =>
    shown.calls
      .filter(({ name }) => name.endsWith('get_reports'))
      .map((call) => reportParametersIn(call));
  return { ...shown, asked, params: () => Object.fromEntries(params) };
}

/** Returns the English text of a key, or the key if it has none. */
export const text = (key: string) => (words as Record<string, string>)[key] ?? key;

/** Returns the row names of the visible table. */
export const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
