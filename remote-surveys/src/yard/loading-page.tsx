import { Page, PageHeader, Panel, PanelSkeleton } from '@portal/platform/ui';

/** A page while its subject is on its way. */
export const LoadingPage = ({ title }: { readonly title: string }) => (
  <Page width="wide">
    <PageHeader title={title} />
    <Panel title={title}>
      <PanelSkeleton count={8} />
    </Panel>
  </Page>
);
