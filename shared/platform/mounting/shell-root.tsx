import type { ReactNode } from 'react';
import { OwnerRoot } from './owner-root.tsx';

/** Carries the shell's own screens: its words and its server state. */
export const ShellRoot = ({ children }: { children: ReactNode }) => (
  <OwnerRoot owner="shell">{children}</OwnerRoot>
);
