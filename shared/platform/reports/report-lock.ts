import { createContext, useContext } from 'react';

/**
 * Whether how a report is looked at can be changed. It cannot while a card is `locked`, nor where it is
 * there to be `read`, as a part of a whole.
 */
export const ReportLock = createContext<'open' | 'locked' | 'read'>('open');

export const useIsLocked = (): boolean => useContext(ReportLock) !== 'open';

/** Whether the controls that would do nothing are better left out. */
export const useIsRead = (): boolean => useContext(ReportLock) === 'read';
