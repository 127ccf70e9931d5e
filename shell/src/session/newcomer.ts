import type { User } from '@portal/platform/session';
import { createStore } from '../store/store.ts';

/**
 * Who has signed in in another tab in somebody else's place, until this tab's address holds nothing of
 * the person before. No page is shown meanwhile: it would take that address for its own.
 */
export const newcomer = createStore<User | null>(null);
