import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SurveyChange, SurveyPresence } from '@portal/contract/fleet-surveys';
import { type InspectionApi, inspectionApi } from '../inspections/testing.ts';

type Who = keyof InspectionApi['users'];

/** What a stream has told so far, and its end. */
export interface Followed {
  readonly status: number;
  readonly type: string;
  /** Everything as it came, comments included. */
  readonly text: () => string;
  readonly changes: () => SurveyChange[];
  /** Who was there last. */
  readonly people: () => SurveyPresence['people'];
  readonly start: () => { readonly last: number } | undefined;
  /** Waits until what was told is as wanted. */
  until(isSo: (followed: Followed) => boolean): Promise<void>;
  /** Settles when the stream has ended, whoever ended it. */
  readonly ended: Promise<void>;
  hangUp(): void;
}

export interface LiveApi extends InspectionApi {
  /** Opens the stream of a survey, as the clerk unless it is said. */
  follow(survey: number | string, options?: FollowOptions): Promise<Followed>;
  /** What the calls of a new session carry. */
  headersOf(as: Who): Promise<Record<string, string>>;
}

interface FollowOptions {
  readonly as?: Who;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Of a session that is there already. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The API with a yard, listening, since streams are read while they are written. */
export async function liveApi(): Promise<LiveApi> {
  const api = await inspectionApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const headersOf = async (as: Who) => {
    const { token, apiKey } = await api.sessionOf(api.users[as]);
    return { authorization: `Bearer ${token}`, 'api-key': apiKey, 'background-call': '1' };
  };
  return Object.assign(api, {
    headersOf,
    async follow(
      survey: number | string,
      { as = 'clerk', query = {}, headers }: FollowOptions = {},
    ) {
      const said = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
      const address = `http://127.0.0.1:${port}/api/v2/fleet_survey/${survey}/changes?${said}`;
      return followAt(address, headers ?? (await headersOf(as)));
    },
  });
}

/** Reads a stream of events, over a connection of its own. */
export async function followAt(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Followed> {
  const request = get(address, { agent: false, headers: { ...headers, accept: eventStream } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.setEncoding('utf8');
  request.on('error', () => {});
  answer.on('error', () => {});
  let text = '';
  const heard = new EventEmitter();
  answer.on('data', (chunk: string) => {
    text += chunk;
    heard.emit('more');
  });
  const ended = new Promise<void>((resolve) => answer.once('close', resolve));
  let isOver = false;
  void ended.then(() => {
    isOver = true;
    heard.emit('more');
  });
  const told = <Data>(name: string): Data[] =>
    // What follows the last one is still on its way.
    text
      .split('\n\n')
      .slice(0, -1)
      .flatMap((message) => {
        const lines = message.split('\n');
        const data = lines.find((line) => line.startsWith('data: '));
        return lines.includes(`event: ${name}`) && data ? [JSON.parse(data.slice(6)) as Data] : [];
      });
  const followed: Followed = {
    status: answer.statusCode ?? 0,
    type: answer.headers['content-type'] ?? '',
    text: () => text,
    changes: () => told<SurveyChange>('change'),
    people: () => told<SurveyPresence>('presence').at(-1)?.people ?? [],
    start: () => told<{ last: number }>('start')[0],
    async until(isSo) {
      while (!isSo(followed)) {
        if (isOver) throw new Error(`The stream ended: ${text}`);
        await once(heard, 'more');
      }
    },
    ended,
    hangUp: () => request.destroy(),
  };
  if (followed.status !== 200) await ended;
  return followed;
}

const eventStream = 'text/event-stream';
