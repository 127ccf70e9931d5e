import { defineEvent } from '@portal/platform/bus';

/**
 * Administrators' words have changed and somebody wants to see them. The shell answers by loading
 * the words of the language shown again.
 */
export const wordsChanged = defineEvent<null>('words-changed/1');
