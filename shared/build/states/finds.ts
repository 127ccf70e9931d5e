import type { Find } from './state-types.ts';

export const table: Find = { role: 'table' };

/** The topmost dialog. */
export const dialog: Find = { role: 'dialog', nth: -1 };

export const button = (word: string): Find => ({ role: 'button', word });

export const heading = (word: string): Find => ({ role: 'heading', word });
