import { placeholderFaults } from '@portal/contract/admin';

/**
 * What is wrong with an English text: what nothing fills. Placeholders of the built text may be left out;
 * a word that no build has brought may have any.
 *
 * @param built null for a word that no build has brought
 */
export function sourceFaults(built: string | null, text: string) {
  const faults = placeholderFaults(built ?? '', text, false);
  if (!faults) return null;
  const unknown = built === null ? [] : faults.unknown;
  return unknown.length > 0 || faults.stray ? { ...faults, missing: [], unknown } : null;
}
