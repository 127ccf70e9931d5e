import { createContext, useContext } from 'react';

/**
 * Whether how a report is looked at can be changed. In the combined report it stays as it was added:
 * its card is `locked` meanwhile, and on the combined report itself it is there to be `read`.
 */
export const ReportLock = createContext<'open' | 'locked' | 'read'>('open');

export const useIsLocked = (): boolean => useContext(ReportLock) !== 'open';

/** Whether the controls that would do nothing are better left out. */
export const useIsRead = (): boolean => useContext(ReportLock) === 'read';
