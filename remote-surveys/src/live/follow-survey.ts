import { CallFailure, callsOf, isCallFailure, streamOf } from '@portal/platform/http';
import type { Person, SurveyChange } from './events.ts';
import { pause, untilWanted, whileWanted } from './wait-until.ts';

const changesCall = 'GET fleet_survey/{surveyId}/changes';

/** The server says something every 15 seconds; a stream that is silent for longer is dead (milliseconds). */
const silence = 40_000;
/** A stream that has not begun by then is held back on its way. */
const beginning = 10_000;
/** After so many failures in a row changes are asked for every 10 seconds, until the stream is tried again. */
const fewFailures = 3;
const pollEvery = 10_000;
const pollsBeforeStream = 12;
/** A survey that is refused may be on its way from this device still, or be for this person later. */
const afterRefusal = 60_000;

interface Following {
  readonly surveyId: string;
  /** Unit that the person is on; undefined for none. */
  readonly unit: string | undefined;
  /** UUID of the tab, under which others are told that the person is there. */
  readonly device: string;
  readonly signal: AbortSignal;
  /** Number of the last change that is known; undefined where only what comes is to be told. */
  readonly since: number | undefined;
  /**
   * @param last number of the last change that is known from now on; one that does not follow from what was
   *   told says that changes in between are not known to the server any more
   */
  readonly onChanges: (changes: readonly SurveyChange[], last: number) => void;
  readonly onPeople: (people: readonly Person[]) => void;
}

interface Answer {
  readonly changes: readonly SurveyChange[];
  readonly presence: { readonly people: readonly Person[] };
  readonly last: number;
  readonly has_more: boolean;
}

// The server itself: nothing of this is kept on the device.
const ask = callsOf() as unknown as (name: string, asked: object) => Promise<Answer>;

/** Tells what changes in a survey and who is there, without a gap, until the signal fires. */
export async function followSurvey({ since: known, ...following }: Following): Promise<void> {
  const { surveyId, unit, device, signal, onChanges, onPeople } = following;
  let since = known;
  let failures = 0;
  let polls = 0;
  const asked = () => ({
    params: { surveyId },
    query: { ...(since !== undefined && { since }), ...(unit !== undefined && { unit }), device },
  });
  const take = (changes: readonly SurveyChange[], last: number) => {
    since = last;
    onChanges(changes, last);
  };

  const stream = async (wanted: AbortSignal) => {
    const opened = new AbortController();
    const end = () => opened.abort();
    const timer = setTimeout(end, beginning);
    let hasBegun = false;
    wanted.addEventListener('abort', end);
    try {
      const events = streamOf(changesCall, { ...asked(), signal: opened.signal, silence });
      for await (const { event, data } of events) {
        clearTimeout(timer);
        failures = 0;
        hasBegun = true;
        if (event === 'start') take([], (data as Answer).last);
        if (event === 'change') take([data as SurveyChange], (data as SurveyChange).number);
        if (event === 'presence') onPeople((data as Answer['presence']).people);
      }
    } finally {
      clearTimeout(timer);
      wanted.removeEventListener('abort', end);
    }
    if (!hasBegun) throw new CallFailure({ status: 0, code: 'network' });
    await pause(1000 + Math.random() * 1000, wanted);
  };

  const poll = async (wanted: AbortSignal) => {
    const answer = await ask(changesCall, { ...asked(), signal: wanted, background: true });
    take(answer.changes, answer.last);
    onPeople(answer.presence.people);
    if (!answer.has_more) await pause(pollEvery, wanted);
    polls += 1;
    if (polls < pollsBeforeStream) return;
    failures = 0;
    polls = 0;
  };

  while (!signal.aborted) {
    await untilWanted(signal);
    const [wanted, stop] = whileWanted(signal);
    try {
      await (failures < fewFailures ? stream(wanted) : poll(wanted));
    } catch (error) {
      if (wanted.aborted) continue;
      const failure = isCallFailure(error) ? error : null;
      const { status = 0, retryAfter = null } = failure ?? {};
      // The session is over: who signs in opens the page anew.
      if (status === 403) return;
      // Something on the way lets no stream through.
      if (failure?.code === 'invalid' && status === 200 && failures < fewFailures) {
        failures = fewFailures;
        continue;
      }
      failures += 1;
      const isRefused = [400, 401, 404].includes(status);
      const least = isRefused ? afterRefusal : (retryAfter ?? 0) * 1000;
      await pause(Math.max(least, backoff(failures)), wanted);
    } finally {
      stop();
    }
  }
}

const backoff = (failures: number) =>
  Math.min(30_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
