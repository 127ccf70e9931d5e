/** Remotes that this tab runs from elsewhere: address of each by the remote's name. */
export type Overrides = Readonly<Record<string, string>>;

const kept = 'remote_overrides';
const field = 'override';

/** As in `dashboard@http://localhost:4173/`: nothing but this machine's own servers. */
const form = /^([a-z][a-z0-9-]*)@(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)$/;

/** What this tab overrides; nothing where the storage is switched off. */
export function readOverrides(): Overrides {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
    const entries = Object.entries(Object(value)).flatMap(([name, url]) =>
      form.test(`${name}@${url}`) ? [[name, String(url)]] : [],
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/**
 * Takes `?override=<remote>@<address>` out of the page's address and remembers it for this tab. What
 * is not of that form is ignored.
 */
export function takeOverrides(): void {
  const address = new URL(location.href);
  const found = address.searchParams.getAll(field).flatMap((text) => {
    const [, name, url] = form.exec(text) ?? [];
    return name && url ? [[name, url]] : [];
  });
  if (!address.searchParams.has(field)) return;
  address.searchParams.delete(field);
  history.replaceState(history.state, '', address);
  write({ ...readOverrides(), ...Object.fromEntries(found) });
}

/** Runs what is deployed again, from the next load on. */
export const forgetOverrides = (): void => write({});

function write(overrides: Overrides): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(overrides));
  } catch {
    // Without a storage nothing can be overridden.
  }
}
