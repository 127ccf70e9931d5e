import { CallFailure, callsOf, isCallFailure, streamOf } from '@portal/platform/http';
import type { Person, SurveyChange } from './events.ts';
import { pause, untilVisibleAndOnline, whileVisibleAndOnline } from './wait-until.ts';

const changesCall = 'GET fleet_survey/{surveyId}/changes';

/**
 * Milliseconds of silence after which a stream counts as dead; the server sends something every 15
 * seconds.
 */
const silence = 40_000;
/** Milliseconds in which a stream must begin; otherwise something on the way is buffering it. */
const beginning = 10_000;
/**
 * After this many failures in a row, changes are polled every 10 seconds, until the stream is tried
 * again.
 */
const fewFailures = 3;
const pollEvery = 10_000;
const pollsBeforeStream = 12;
/**
 * Milliseconds to wait after a refusal: the survey may still have to be sent from this device, or
 * access may be granted later.
 */
const afterRefusal = 60_000;

interface FollowSurveyOptions {
  readonly surveyId: string;
  /** Unit that the user is on; undefined for none. */
  readonly unit: string | undefined;
  /** UUID of the tab, which identifies the user's presence to others. */
  readonly device: string;
  readonly signal: AbortSignal;
  /** Number of the last known change; undefined to receive new changes only. */
  readonly since: number | undefined;
  /**
   * @param last number of the last known change from now on; if it does not follow from the
   * reported changes, the server no longer has those in between
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

// Calls the server directly: nothing of this is stored on the device.
const ask = callsOf() as unknown as (name: string, asked: object) => Promise<Answer>;

/** Reports a survey's changes, without gaps, and who is present, until the signal fires. */
export async function followSurvey({
  since: known,
  ...following
}: FollowSurveyOptions): Promise<void> {
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
    await untilVisibleAndOnline(signal);
    const [wanted, stop] = whileVisibleAndOnline(signal);
    try {
      await (failures < fewFailures ? stream(wanted) : poll(wanted));
    } catch (error) {
      if (wanted.aborted) continue;
      const failure = isCallFailure(error) ? error : null;
      const { status = 0, retryAfter = null } = failure ?? {};
      // The session is over: the page is opened anew after the next sign-in.
      if (status === 403) return;
      // Something on the way does not let streams through.
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
