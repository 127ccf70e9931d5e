/** Remotes that this tab runs from elsewhere: their addresses by name. */
export type Overrides = Readonly<Record<string, string>>;

const kept = 'remote_overrides';
const field = 'override';

/** Such as `dashboard@http://localhost:4173/`: only servers of this machine are allowed. */
const form = /^([a-z][a-z0-9-]*)@(https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)$/;

/** Reads the overrides of this tab; none if storage is disabled. */
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
 * Removes `?override=<remote>@<address>` from the address and stores it for this tab. Ignores other
 * forms.
 */
export function storeAddressOverrides(): void {
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

/** Runs the deployed remotes again from the next load on. */
export const forgetOverrides = (): void => write({});

function write(overrides: Overrides): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(overrides));
  } catch {
    // Without a storage nothing can be overridden.
  }
}
