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

/** How many reports stand in the first tab. */
export const cards = reportDefinitions.filter(({ tab }) => tab === 'purchases').length;

/** Calls for figures of the first tab: one of each report, and one of its key figures. */
export const tabCalls = cards + 1;

const onlyTables = Array.from({ length: cards }, (_, place) => `p${place + 1}m=table`).join('&');

/** Parameters of a whole selection that was run; graphs take their time and are left out. */
export const ranSearch = `ft=us_national_account&ac=0100&dt=4&df=2026-01-01&de=2026-02-28&run=1&${onlyTables}`;

/** Hands out the way through the history, as the browser has it. */
function History({ onNavigate }: { onNavigate: (navigate: Navigate) => void }) {
  onNavigate(useNavigate());
  return null;
}

/** The dashboard at an address, on a day that does not change. */
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
  /** The browser's Back. */
  const goBack = () => act(async () => goTo(-1));
  return { ...shown, params, bodies, goBack };
}
