import { mailAddress, surveyLimits } from '@portal/contract/fleet-surveys';

/**
 * Addresses in a text, separated by commas, semicolons, spaces or line breaks, without duplicates.
 */
const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
];

/** The addresses of colleagues and those in a text, without duplicates, ignoring case. */
export function recipientsOf(colleagues: readonly string[], typed: string): string[] {
  const all = [...colleagues, ...addressesIn(typed)];
  const lower = all.map((address) => address.toLowerCase());
  return all.filter((_, place) => lower.indexOf(lower[place] ?? '') === place);
}

const isAddress = new RegExp(mailAddress, 'u');

/** Problem with the recipients of a mail: a text key, and the address it concerns. */
export interface AddressProblem {
  readonly word: string;
  readonly address?: string;
}

/** @returns null if there is no problem */
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
