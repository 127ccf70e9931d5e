import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SurveyChange, SurveyPresence } from '@portal/contract/fleet-surveys';
import { type InspectionApi, inspectionApi } from '../inspections/testing.ts';

type CallerName = keyof InspectionApi['users'];

/** The events of a stream so far, and its end. */
export interface FollowedStream {
  readonly status: number;
  readonly type: string;
  /** All text as received, including comments. */
  readonly text: () => string;
  readonly changes: () => SurveyChange[];
  /** The people present according to the last event. */
  readonly people: () => SurveyPresence['people'];
  readonly start: () => { readonly last: number } | undefined;
  /** Waits until the events fulfill a condition. */
  until(isSo: (followed: FollowedStream) => boolean): Promise<void>;
  /** Settles when the stream has ended, on either side. */
  readonly ended: Promise<void>;
  hangUp(): void;
}

export interface LiveApi extends InspectionApi {
  /** Opens the stream of a survey, as the clerk by default. */
  follow(survey: number | string, options?: FollowOptions): Promise<FollowedStream>;
  /** Returns the headers of calls in a new session. */
  headersOf(as: CallerName): Promise<Record<string, string>>;
}

interface FollowOptions {
  readonly as?: CallerName;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Headers of an existing session. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts the API with a yard on a port, because streams are read while they are written. */
export async function liveApi(): Promise<LiveApi> {
  const api = await inspectionApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const headersOf = async (as: CallerName) => {
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

/** Reads a stream of events, over a separate connection. */
export async function followAt(
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<FollowedStream> {
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
    // The text after the last separator is an incomplete event.
    text
      .split('\n\n')
      .slice(0, -1)
      .flatMap((message) => {
        const lines = message.split('\n');
        const data = lines.find((line) => line.startsWith('data: '));
        return lines.includes(`event: ${name}`) && data ? [JSON.parse(data.slice(6)) as Data] : [];
      });
  const followed: FollowedStream = {
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
