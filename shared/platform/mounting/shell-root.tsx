import type { ReactNode } from 'react';
import { OwnerRoot } from './owner-root.tsx';

/** Root of the shell's own screens: its texts and server state. */
export const ShellRoot = ({ children }: { children: ReactNode }) => (
  <OwnerRoot owner="shell">{children}</OwnerRoot>
);
