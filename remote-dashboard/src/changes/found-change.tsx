import type { Change } from '@portal/contract/fleet-dashboard';
import type { Basket } from '../basket/basket.ts';
import { modeIn } from '../basket/basket-changes.ts';
import type { ChangeView } from '../selection/use-view-params.ts';
import { cardAddress, recordsAddress, tabAddress } from './change-address.ts';
import { ChangeRow } from './change-row.tsx';
import { definitionOf } from './definition-of.ts';
import { scrollToCard } from './scroll-to-card.ts';

interface FoundChangeProps {
  readonly found: Change;
  readonly basket: Basket;
  readonly change: ChangeView;
}

/**
 * A finding that links to its card. A card in the combined report is locked, so it is shown with
 * its current view.
 */
export function FoundChange({ found, basket, change }: FoundChangeProps) {
  const { definition } = definitionOf(found);
  if (!definition) return null;
  const isLocked = modeIn(basket, definition) !== null;
  return (
    <ChangeRow
      change={found}
      onCard={() => {
        void change(isLocked ? tabAddress(definition) : cardAddress(definition, found));
        scrollToCard(definition.type);
      }}
      onRecords={isLocked ? undefined : () => void change(recordsAddress(definition, found))}
    />
  );
}
