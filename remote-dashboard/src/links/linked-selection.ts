import { createContext, useContext } from 'react';
import type { WholeSelection } from '../selection/selection.ts';

/** The selection whose figures are shown, for the links that lead from them; null outside a card. */
export const LinkedSelection = createContext<WholeSelection | null>(null);

export const useLinkedSelection = (): WholeSelection | null => useContext(LinkedSelection);
