/** The address of a portal page, in the language of the linking page. */
export function portalUrl(origin: string, path: string, lang: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('lang', lang);
  return url.href;
}
