import { bus, setupReceived } from '@portal/platform/bus';
import { useUser } from '@portal/platform/session';
import { storedMenus } from '@portal/platform/session/manage';
import { useEffect, useState } from 'react';

type Menus = ReturnType<typeof storedMenus>;

const none: Menus = { header: null, footer: null };

/** Returns the menus that the server sent for the user; null where it sent none. */
export function useMenus(): Menus {
  const login = useUser()?.Login ?? null;
  const [kept, setKept] = useState<{ login: string | null; menus: Menus }>(() => ({
    login,
    menus: storedMenus(),
  }));
  // Menus arrive after the user they belong to.
  if (kept.login !== login) setKept({ login, menus: storedMenus() });
  useEffect(() => {
    const read = () => setKept(({ login: whose }) => ({ login: whose, menus: storedMenus() }));
    const subscription = bus.on(setupReceived).subscribe(read);
    // Catches menus that arrived between the first render and the subscription.
    read();
    return () => subscription.unsubscribe();
  }, []);
  return login === null ? none : kept.menus;
}
