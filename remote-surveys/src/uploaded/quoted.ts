import { seenText } from '@portal/contract/fleet-surveys';

/** What a file says, as it stands in a sentence: it turns no words around it, and hides no signs (UAX #9, 2.4). */
export const quoted = (text: string): string => `\u2068${seenText(text)}\u2069`;
