import { AutoGrid } from '@portal/platform/ui';
import { AccountsPanel } from './accounts.panel.tsx';
import { ExportsPanel } from './exports.panel.tsx';
import { FavoritesPanel } from './favorites.panel.tsx';
import { TemplatesPanel } from './templates.panel.tsx';

/** What stands on the reports home of what a person used and keeps on the dashboard. */
export default function HomePage() {
  return (
    <AutoGrid columns={2}>
      <AccountsPanel />
      <TemplatesPanel />
      <FavoritesPanel />
      <ExportsPanel />
    </AutoGrid>
  );
}
