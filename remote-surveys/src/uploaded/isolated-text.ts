import { seenText } from '@portal/contract/fleet-surveys';

/**
 * Isolates a text from a file within a sentence, so that it does not reorder the surrounding words,
 * and shows its invisible characters (UAX #9, 2.4).
 */
export const isolatedText = (text: string): string => `\u2068${seenText(text)}\u2069`;
