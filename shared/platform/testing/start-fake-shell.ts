import type { UserRecord } from '@portal/contract/portal';
import { configureHttp } from '../http/transport.ts';
import { startI18n } from '../i18n/start-i18n.ts';
import { addPack, clearWords } from '../i18n/words-store.ts';
import { queryClientOf } from '../query/query-client.ts';
import { resetSession, setUser } from '../session/session-store.ts';
import { fakeBases, fakeServer, type ReceivedCall, type Respond } from './fake-server.ts';
import { fakeUser } from './fake-user.ts';

export interface FakeShellSettings {
  /** The remote whose texts and server state the screen uses; `remote` by default. */
  readonly namespace?: string;
  /** Overridden fields of the user, or null if nobody is signed in. */
  readonly user?: Partial<UserRecord> | null;
  /** English texts by key; a key may include another namespace, such as `shell:common.retry`. */
  readonly words?: Readonly<Record<string, string>>;
  readonly locale?: string;
  /** The server. Without it every call fails. */
  readonly respond?: Respond;
}

const noServer: Respond = (name) => {
  throw new Error(`Nobody answers ${name}`);
};

/**
 * Sets up session, texts and calls, as a shell does before it shows anything.
 *
 * @returns the received calls, updated as they arrive
 */
export function startFakeShell(settings: FakeShellSettings): ReceivedCall[] {
  const {
    namespace = 'remote',
    user = {},
    words = {},
    locale = 'en-US',
    respond = noServer,
  } = settings;
  const calls: ReceivedCall[] = [];
  configureHttp({ bases: fakeBases, adapter: fakeServer(respond, (call) => calls.push(call)) });
  startI18n({ locale });
  clearWords();
  const packs = new Map<string, Record<string, string>>();
  for (const [key, text] of Object.entries(words)) {
    const [, owner = namespace, name = key] = /^([a-z-]+):(.+)$/.exec(key) ?? [];
    const pack = packs.get(owner) ?? {};
    packs.set(owner, pack);
    pack[name] = text;
  }
  for (const [owner, pack] of packs) addPack(owner, 'en-US', pack);
  resetSession();
  if (user) setUser(fakeUser(user));
  for (const owner of ['shell', namespace]) queryClientOf(owner).clear();
  return calls;
}
