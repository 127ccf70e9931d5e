import { ExportsButton, ExportsPlace } from '@portal/platform/exports';
import { useRight } from '@portal/platform/session';
import { Page } from '@portal/platform/ui';
import type { ReactNode } from 'react';

/** A page whose long files are made as exports. */
export const ReportPage = ({ children }: { readonly children: ReactNode }) => (
  <ExportsPlace>
    <Page width="wide">{children}</Page>
  </ExportsPlace>
);

/** Button for these exports, for users who may download details. */
export const ReportExports = () => useRight('TMSMDRPT') && <ExportsButton />;
