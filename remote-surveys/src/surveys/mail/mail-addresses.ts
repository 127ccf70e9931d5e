import { surveyLimits } from '@portal/contract/fleet-surveys';

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

/** The word of what is wrong with those to whom a mail goes; null when nothing is. */
export function addressProblem(colleagues: readonly string[], typed: string): string | null {
  const addresses = recipientsOf(colleagues, typed);
  if (addresses.length === 0) return 'mail.problem.none';
  if (addresses.length > surveyLimits.mailAddresses) return 'mail.problem.many';
  return addresses.every((one) => /^[^\s@]+@[^\s@]+$/.test(one)) ? null : 'mail.problem.address';
}
