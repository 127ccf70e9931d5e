import { ExportsButton, ExportsPlace } from '@portal/platform/exports';
import { useRight } from '@portal/platform/session';
import { Page } from '@portal/platform/ui';
import type { ReactNode } from 'react';

/** A page of which long files are made as exports. */
export const ReportPage = ({ children }: { readonly children: ReactNode }) => (
  <ExportsPlace>
    <Page width="wide">{children}</Page>
  </ExportsPlace>
);

/** The way to these exports, for those who may have files of details. */
export const ReportExports = () => useRight('TMSMDRPT') && <ExportsButton />;
