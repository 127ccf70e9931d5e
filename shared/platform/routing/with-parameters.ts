/**
 * The address of a page elsewhere, told what it is to be about: parameters that the address has already stay,
 * those of the same names apart.
 *
 * @param page a whole address, or a path within the portal
 */
export function withParameters(page: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(page, location.origin);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
