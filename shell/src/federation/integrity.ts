/** Hashes of the files of builds that this page knows, by the address of the file. */
const hashes = new Map<string, string>();
const folders = new Set<string>();

/** No file has this hash: the browser refuses whatever comes. */
const refused = `sha384-${'A'.repeat(64)}`;

/**
 * Lets the files of a build run with these hashes only. A file of its folder that is not among
 * them is not run at all.
 *
 * @param folder address of the build's folder
 * @param files hash of each file by its path
 */
export function knowFiles(folder: string, files: Readonly<Record<string, string>>): void {
  folders.add(folder);
  for (const [file, hash] of Object.entries(files)) hashes.set(folder + file, hash);
}

/** The hash that the file at an address must have; undefined outside the known builds. */
export function integrityOf(address: string): string | undefined {
  const [file = ''] = address.split(/[?#]/);
  const isKnown = [...folders].some((folder) => file.startsWith(folder));
  return hashes.get(file) ?? (isKnown ? refused : undefined);
}

/** Answers late scripts and stylesheets, which look here before they run. */
export const offerIntegrity = (): void =>
  void Reflect.set(globalThis, Symbol.for('portal.integrity'), integrityOf);
