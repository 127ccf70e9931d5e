/** Hashes of the files of the builds known to this page, by address. */
const hashes = new Map<string, string>();
const folders = new Set<string>();

/** Matches no file, so that the browser refuses it. */
const refused = `sha384-${'A'.repeat(64)}`;

/**
 * Lets the files of a build run only with these hashes. Other files in its folder do not run at
 * all.
 *
 * @param folder address of the build's folder
 * @param files hash of each file by its path
 */
export function registerHashes(folder: string, files: Readonly<Record<string, string>>): void {
  folders.add(folder);
  for (const [file, hash] of Object.entries(files)) hashes.set(folder + file, hash);
}

/** Returns the hash that the file at an address must have; undefined outside the known builds. */
export function integrityOf(address: string): string | undefined {
  const [file = ''] = address.split(/[?#]/);
  const isKnown = [...folders].some((folder) => file.startsWith(folder));
  return hashes.get(file) ?? (isKnown ? refused : undefined);
}

/** Publishes the lookup that late scripts and stylesheets use before they run. */
export const offerIntegrity = (): void =>
  void Reflect.set(globalThis, Symbol.for('portal.integrity'), integrityOf);
