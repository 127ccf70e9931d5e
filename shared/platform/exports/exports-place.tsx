import { createContext, type ReactNode, useContext, useState } from 'react';
import { ExportsPopover, type ShownExports } from './exports-popover.tsx';
import { type Exports, useExports } from './use-exports.ts';

interface ExportsOfPage {
  readonly exports: Exports;
  readonly shown: ShownExports;
  readonly onShown: (shown: ShownExports) => void;
}

const Place = createContext<ExportsOfPage | null>(null);

/** A page on which exports are started, or found that were started before. */
export function ExportsPlace({ children }: { readonly children: ReactNode }) {
  const exports = useExports();
  const [shown, onShown] = useState<ShownExports>(null);
  return <Place value={{ exports, shown, onShown }}>{children}</Place>;
}

/** Takes a started export up into the page's list, and shows it there. */
export function useExportsOfPage(): ExportsOfPage {
  const place = useContext(Place);
  if (!place) throw new Error('There is no place for exports on this page');
  return place;
}

/** The button behind which the user's exports are found, on each page of the dashboard. */
export const ExportsButton = () => <ExportsPopover {...useExportsOfPage()} />;
