import { createContext, type ReactNode, useContext, useState } from 'react';
import { ExportsPopover, type ShownExports } from './exports-popover.tsx';
import { type Exports, useExports } from './use-exports.ts';

interface PageExports {
  readonly exports: Exports;
  readonly shown: ShownExports;
  readonly onShown: (shown: ShownExports) => void;
}

export const PlaceContext = createContext<PageExports | null>(null);

/** Provides a page's exports, new and earlier ones, to the components within. */
export function ExportsPlace({ children }: { readonly children: ReactNode }) {
  const exports = useExports();
  const [shown, onShown] = useState<ShownExports>(null);
  return <PlaceContext value={{ exports, shown, onShown }}>{children}</PlaceContext>;
}

/** Opens the list of the user's exports; must be within an {@link ExportsPlace}. */
export function ExportsButton() {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('There is no place for exports on this page');
  return <ExportsPopover {...place} />;
}
