import { ExportsButton, ExportsPlace } from '@portal/platform/exports';
import { Page, PageHeader } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { KeptLinks } from '../lists/kept-links.tsx';
import type { KeptKind } from '../saved/keep-problem.ts';

interface PageFrameProps {
  readonly title: string;
  /** What is to be done here; none once it was. */
  readonly description?: string | undefined;
  /** The list that the page is, if it is one. */
  readonly list?: KeptKind;
  readonly children: ReactNode;
}

/** What stands around each page of the dashboard: its title, the ways to the others, the exports. */
export const PageFrame = ({ title, description, list, children }: PageFrameProps) => (
  <ExportsPlace>
    <Page width="wide">
      <PageHeader
        title={title}
        {...(description !== undefined && { description })}
        actions={
          <>
            <KeptLinks besides={list} />
            <ExportsButton />
          </>
        }
      />
      {children}
    </Page>
  </ExportsPlace>
);
