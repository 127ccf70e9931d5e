/** A page of the portal, in the language of the page that leads there. */
export function portalUrl(origin: string, path: string, lang: string): string {
  const url = new URL(path, origin);
  url.searchParams.set('lang', lang);
  return url.href;
}
