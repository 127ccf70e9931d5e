import { Page, PageHeader, Panel, PanelSkeleton } from '@portal/platform/ui';

export const LoadingPage = ({ title }: { readonly title: string }) => (
  <Page width="wide">
    <PageHeader title={title} />
    <Panel title={title}>
      <PanelSkeleton count={8} />
    </Panel>
  </Page>
);
