import { AutoGrid } from '@portal/platform/ui';
import { AccountsPanel } from './accounts.panel.tsx';
import { ExportsPanel } from './exports.panel.tsx';
import { FavoritesPanel } from './favorites.panel.tsx';
import { TemplatesPanel } from './templates.panel.tsx';

/**
 * The dashboard's part of the reports home: the user's last accounts, templates, favorites and
 * exports.
 */
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
