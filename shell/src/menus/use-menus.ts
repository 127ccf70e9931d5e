import { bus, setupReceived } from '@portal/platform/bus';
import { useUser } from '@portal/platform/session';
import { storedMenus } from '@portal/platform/session/manage';
import { useEffect, useState } from 'react';

type Menus = ReturnType<typeof storedMenus>;

const none: Menus = { header: null, footer: null };

/** The menus that the server sent for the person signed in; null where it sent none. */
export function useMenus(): Menus {
  const login = useUser()?.Login ?? null;
  const [kept, setKept] = useState<{ login: string | null; menus: Menus }>(() => ({
    login,
    menus: storedMenus(),
  }));
  // Menus come after the user they are for.
  if (kept.login !== login) setKept({ login, menus: storedMenus() });
  useEffect(() => {
    const read = () => setKept(({ login: whose }) => ({ login: whose, menus: storedMenus() }));
    const subscription = bus.on(setupReceived).subscribe(read);
    // Those that came after the first render were announced to nobody.
    read();
    return () => subscription.unsubscribe();
  }, []);
  return login === null ? none : kept.menus;
}
