import { createContext, useContext } from 'react';

/**
 * Whether the view of a report can be changed: not while a card is `locked`, nor while it is shown
 * as a part to be `read`.
 */
export const ReportLock = createContext<'open' | 'locked' | 'read'>('open');

export const useIsLocked = (): boolean => useContext(ReportLock) !== 'open';

/** Returns whether controls that would have no effect should be omitted. */
export const useIsReadOnly = (): boolean => useContext(ReportLock) === 'read';
