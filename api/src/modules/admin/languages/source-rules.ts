import { placeholderFaults } from '@portal/contract/admin';

/**
 * Returns the placeholder faults of an English text, or null. Placeholders of the built text may be
 * omitted; a word that no build contains may use any.
 *
 * @param built null for a word that no build contains
 */
export function sourceFaults(built: string | null, text: string) {
  const faults = placeholderFaults(built ?? '', text, false);
  if (!faults) return null;
  const unknown = built === null ? [] : faults.unknown;
  return unknown.length > 0 || faults.stray ? { ...faults, missing: [], unknown } : null;
}
