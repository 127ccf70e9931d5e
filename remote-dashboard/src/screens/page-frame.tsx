import { ExportsButton, ExportsPlace } from '@portal/platform/exports';
import { Page, PageHeader } from '@portal/platform/ui';
import type { ReactNode } from 'react';
import { ListLinks } from '../lists/list-links.tsx';
import type { SavedKind } from '../saved/save-problem.ts';

interface PageFrameProps {
  readonly title: string;
  /**
   * Describes the purpose of this page; undefined on the dashboard once its reports have been run.
   */
  readonly description?: string | undefined;
  /** The list on this page; undefined on the dashboard itself. */
  readonly list?: SavedKind;
  readonly children: ReactNode;
}

/** The frame of each dashboard page: its title, links to the other pages, and the exports. */
export const PageFrame = ({ title, description, list, children }: PageFrameProps) => (
  <ExportsPlace>
    <Page width="wide">
      <PageHeader
        title={title}
        {...(description !== undefined && { description })}
        actions={
          <>
            <ListLinks besides={list} />
            <ExportsButton />
          </>
        }
      />
      {children}
    </Page>
  </ExportsPlace>
);
