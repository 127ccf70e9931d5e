import { surveyLimits } from '@portal/contract/fleet-surveys';

/** The addresses that somebody typed, parted by commas, semicolons, blanks or lines; each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((part) => part !== '')),
];

/** The word of what is wrong with what was typed; null when nothing is. */
export function addressProblem(text: string): string | null {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return 'mail.problem.none';
  if (addresses.length > surveyLimits.mailAddresses) return 'mail.problem.many';
  return addresses.every((one) => /^[^\s@]+@[^\s@]+$/.test(one)) ? null : 'mail.problem.address';
}
