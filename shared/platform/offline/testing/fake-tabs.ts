import type { UserRecord } from '@portal/contract/portal';
import { FakeAnswer } from '../../testing/fake-answer.ts';
import type { Respond } from '../../testing/fake-server.ts';

type Offline = typeof import('../offline.ts');
type Bus = typeof import('../../bus/bus.ts');
type Clock = typeof import('../../clock/clock.ts');
type Http = typeof import('../../http/manage.ts');
type Session = typeof import('../../session/manage.ts');
type Answers = typeof import('../../testing/fake-answer.ts');
type Server = typeof import('../../testing/fake-server.ts');

/** A separate tab: its modules are isolated from those of other tabs, but share one database. */
export interface FakeTab extends Offline {
  readonly setOnline: (isOnline: boolean) => void;
  readonly signIn: (user: UserRecord) => void;
}

/**
 * Opens a tab with a server.
 *
 * @param time the tab's clock; by default the system clock
 */
export function openTab(respond: Respond, user: UserRecord, time?: () => Date): FakeTab {
  let tab: FakeTab | null = null;
  jest.isolateModules(() => {
    const offline: Offline = require('../offline.ts');
    const { bus, connectivityChanged }: Bus = require('../../bus/bus.ts');
    const { configureHttp }: Http = require('../../http/manage.ts');
    const { setUser }: Session = require('../../session/manage.ts');
    const { fakeBases, fakeServer }: Server = require('../../testing/fake-server.ts');
    const { answer }: Answers = require('../../testing/fake-answer.ts');
    const own: Respond = async (...asked) => {
      const given = await respond(...asked);
      return given instanceof FakeAnswer ? answer(given.status, given.body, given.headers) : given;
    };
    const { setClock }: Clock = require('../../clock/clock.ts');
    if (time) setClock(time);
    configureHttp({ bases: fakeBases, adapter: fakeServer(own) });
    setUser(user);
    tab = {
      ...offline,
      setOnline: (isOnline) => bus.emit(connectivityChanged, isOnline),
      signIn: setUser,
    };
  });
  if (!tab) throw new Error('No tab');
  return tab;
}

interface Channel {
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(data: unknown): void;
}

/** Channels between the tabs of a device, with delayed delivery. */
export function newChannels(): new (name: string) => Channel {
  const all = new Set<Channel>();
  return class implements Channel {
    onmessage: Channel['onmessage'] = null;

    constructor(readonly name: string) {
      all.add(this);
    }

    postMessage(data: unknown): void {
      const copy = structuredClone(data);
      for (const other of all)
        if (other !== this && other.name === this.name)
          setTimeout(() => other.onmessage?.({ data: copy }), 1);
    }
  };
}

/** Browser locks: one holder at a time, in the order of requests. */
export class FakeLocks {
  private readonly tails = new Map<string, Promise<unknown>>();
  /** Maximum number of simultaneous holders. */
  most = 0;
  private held = 0;

  request(
    name: string,
    { signal }: { signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> {
    const turn = (this.tails.get(name) ?? Promise.resolve()).then(async () => {
      signal.throwIfAborted();
      this.held += 1;
      this.most = Math.max(this.most, this.held);
      try {
        await work();
      } finally {
        this.held -= 1;
      }
    });
    this.tails.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  }
}
