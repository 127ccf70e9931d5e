import { mailAddress, surveyLimits } from '@portal/contract/fleet-surveys';

/** The addresses that somebody typed, parted by commas, semicolons, blanks or lines; each once. */
const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
];

/** Those of colleagues and those that were typed, each once, however it is written. */
export function recipientsOf(colleagues: readonly string[], typed: string): string[] {
  const all = [...colleagues, ...addressesIn(typed)];
  const lower = all.map((address) => address.toLowerCase());
  return all.filter((_, place) => lower.indexOf(lower[place] ?? '') === place);
}

const isAddress = new RegExp(mailAddress, 'u');

/** What is wrong with those to whom a mail goes: a word, and what it names. */
export interface AddressProblem {
  readonly word: string;
  readonly address?: string;
}

/** @returns null when nothing is wrong */
export function addressProblem(
  colleagues: readonly string[],
  typed: string,
): AddressProblem | null {
  const addresses = recipientsOf(colleagues, typed);
  if (addresses.length === 0) return { word: 'mail.problem.none' };
  if (addresses.length > surveyLimits.mailAddresses) return { word: 'mail.problem.many' };
  const address = addresses.find((one) => !isAddress.test(one));
  return address === undefined ? null : { word: 'mail.problem.address', address };
}
