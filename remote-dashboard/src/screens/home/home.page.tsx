import { AutoGrid } from '@portal/platform/ui';
import { ExportsPanel } from './exports.panel.tsx';
import { FavoritesPanel } from './favorites.panel.tsx';
import { TemplatesPanel } from './templates.panel.tsx';

/** What stands on the reports home of what a person keeps on the dashboard. */
export default function HomePage() {
  return (
    <AutoGrid columns={3}>
      <TemplatesPanel />
      <FavoritesPanel />
      <ExportsPanel />
    </AutoGrid>
  );
}
