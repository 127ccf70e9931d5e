import { reportDefinitions } from '@portal/contract/fleet-dashboard';
import { useNavigate } from '@portal/platform/routing';
import {
  act,
  type FakeShellSettings,
  type Respond,
  renderInShell,
  setClock,
} from '@portal/platform/testing';
import FleetDashboardPage from '../screens/fleet-dashboard/fleet-dashboard.page.tsx';
import { fleetServer } from './fleet-server.ts';
import { words } from './words.ts';

type Navigate = ReturnType<typeof useNavigate>;

/** Number of reports on the first tab. */
export const cardCount = reportDefinitions.filter(({ tab }) => tab === 'purchases').length;

/** Number of calls for figures on the first tab: one per report, and one for the key figures. */
export const tabCallCount = cardCount + 1;

const onlyTables = Array.from({ length: cardCount }, (_, place) => `p${place + 1}m=table`).join(
  '&',
);

/**
 * Address of a complete selection that has been run; only tables, since graphs are slow to render.
 */
export const ranSearch = `ft=us_national_account&ac=0100&dt=4&df=2026-01-01&de=2026-02-28&run=1&${onlyTables}`;

/** Passes out the `navigate` function, for going back in the history. */
function History({ onNavigate }: { onNavigate: (navigate: Navigate) => void }) {
  onNavigate(useNavigate());
  return null;
}

/** Shows the dashboard at an address, on a fixed date. */
export function showDashboard(
  search = '',
  respond: Respond = fleetServer(),
  user: NonNullable<FakeShellSettings['user']> = {},
) {
  setClock(new Date(2026, 2, 15, 12));
  let goTo: Navigate = () => undefined;
  const page = (
    <>
      <FleetDashboardPage />
      <History
        onNavigate={(navigate) => {
          goTo = navigate;
        }}
      />
    </>
  );
  const shown = renderInShell(page, {
    namespace: 'dashboard',
    path: '/fleet-dashboard',
    route: `/fleet-dashboard${search && `?${search}`}`,
    words,
    respond,
    user,
  });
  const params = () => new URLSearchParams(shown.address().split('?')[1]);
  const bodies = (name: string) =>
    shown.calls
      .filter((call) => call.name.endsWith(name))
      .map(({ body }) => body as Record<string, unknown>);
  /** Presses the browser's Back. */
  const goBack = () => act(async () => goTo(-1));
  return { ...shown, params, bodies, goBack };
}
