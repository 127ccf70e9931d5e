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
import { allOfThem, type WholeSelection } from '../selection/selection.ts';
import { patched } from '../selection/url-keys.ts';
import { words } from './words.ts';

/** Every report, for `describe.each`. */
export const everyReport = reportDefinitions.map((each): [string, DashboardReport] => [
  each.type,
  each,
]);

/** The definition of a report. */
export function reportNamed(type: string): DashboardReport {
  const found = reportDefinitions.find((each) => each.type === type);
  if (!found) throw new Error(`There is no report ${type}`);
  return found;
}

export const selection: WholeSelection = {
  fleet: { fleet_type: 'us_national_account', account: '0100' },
  dates: { date_type: '4', date_from: '2025-01-01', date_to: '2025-03-31' },
  filters: allOfThem,
};

interface CardProps {
  readonly definition: DashboardReport;
  /** The address at first; only tables unless it says otherwise. */
  readonly search?: string;
  /** How it is looked at at first, beside the table alone. */
  readonly view?: ViewChange;
  readonly onParams?: (params: URLSearchParams) => void;
}

/** A card with an address of its own. */
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

/** What a call for one report asks for. */
export const askedIn = ({ body }: ReceivedCall) =>
  (body as { reports_parameters: [ReportParameters] }).reports_parameters[0];

/** Answers for a report what is asked for. */
export const reportServer =
  (definition: DashboardReport): Respond =>
  (name, call) =>
    name.endsWith('get_reports') ? reports(answerOf(definition, askedIn(call))) : undefined;

interface CardSettings extends Pick<CardProps, 'search' | 'view'> {
  readonly respond?: Respond;
  /** Of whom the session is. */
  readonly group?: User['Group'];
}

/** A card alone, with what it asks for and the address that it writes. */
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
    shown.calls.filter(({ name }) => name.endsWith('get_reports')).map((call) => askedIn(call));
  return { ...shown, asked, params: () => Object.fromEntries(params) };
}

/** The English word of a key. */
export const text = (key: string) => (words as Record<string, string>)[key] ?? key;

/** The names of the rows of the table in view. */
export const leads = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
