/**
 * Adds query parameters to the address of a page. Existing parameters remain, unless they have the
 * same name.
 *
 * @param page a full address, or a path within the portal
 */
export function withParameters(page: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(page, location.origin);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
