import type { User } from '@portal/platform/session';
import { createStore } from '../store/store.ts';

/**
 * The user who has replaced another one by signing in in another tab, until this tab's address
 * contains nothing of the previous user. No page is shown meanwhile, because it would read that
 * address as its own.
 */
export const switchedUser = createStore<User | null>(null);
