import { setTimeout as wait } from 'node:timers/promises';
import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import type { DataFacts } from '../data/data-facts.ts';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { lookupsAlongside } from '../reports/lookup-times.ts';
import type { ApiProcess } from '../server/api-process.ts';
import { type Caller, type Sender, signedInCaller, signedInSender } from '../server/caller.ts';
import { peakMemory } from '../server/peak-memory.ts';
import { type MadeSurvey, makeSurvey } from './make-survey.ts';
import { readingValues } from './reading-values.ts';

/** Number of simultaneous streams, spread over as many sessions as needed. */
export const openStreams = 200;
const streamsOfSession = 20;
const surveys = 4;

export interface LiveTimes {
  /** From saving a tire until the followers of its survey have received it. */
  readonly seen: Spread;
  /** Point lookups while tires are saved and published. */
  readonly lookups: Spread;
  /** Peak memory of the API, in megabytes; undefined if the system does not report it. */
  readonly memory: number | undefined;
}

interface LiveTimesOptions {
  readonly base: BaseParameters;
  readonly facts: Pick<DataFacts, 'yard' | 'today'>;
  /** Number of tires saved, one after another. */
  readonly saved: number;
  readonly lookups: number;
}

/** Times how soon changes arrive at {@link openStreams} streams, and lookups in the meantime. */
export async function liveTimes(
  api: ApiProcess,
  { base, facts, saved, lookups: count }: LiveTimesOptions,
): Promise<LiveTimes> {
  const ask = await signedInCaller(api);
  const followed: MadeSurvey[] = [];
  for (let made = 0; made < surveys; made += 1) followed.push(await makeSurvey(ask, facts));
  const heard = new ReceivedChanges();
  const streams = await openAll(api, followed, heard);
  const seen: number[] = [];
  const writing = async () => {
    for (let tire = 0; tire < saved; tire += 1) {
      const survey = followed[tire % surveys];
      if (survey) seen.push(...(await saveAndAwaitChange(ask, survey, tire, heard)));
    }
  };
  const done = writing();
  const lookups = await lookupsAlongside(() => wait(100), { ask, base, count });
  await done;
  const memory = await peakMemory(api.pid);
  for (const stream of streams) stream.abort();
  for (const survey of followed) await survey.remove();
  return { seen: spreadOf(seen), lookups, memory };
}

/** Identifies a change by unit, because only one tire of each unit is changed. */
interface Change {
  readonly unit_id: number;
  readonly revision: number;
}

/** Times at which the streams of a survey received each change. */
class ReceivedChanges {
  private readonly times = new Map<string, number[]>();

  note(survey: number, { unit_id, revision }: Change): void {
    const key = `${survey} ${unit_id} ${revision}`;
    this.times.set(key, [...(this.times.get(key) ?? []), performance.now()]);
  }

  /** Waits until this many streams have received a change. */
  async of(
    survey: number,
    { unit_id, revision }: Change,
    streams: number,
  ): Promise<readonly number[]> {
    for (;;) {
      const times = this.times.get(`${survey} ${unit_id} ${revision}`) ?? [];
      if (times.length >= streams) return times;
      await wait(5);
    }
  }
}

async function openAll(
  api: ApiProcess,
  followed: readonly MadeSurvey[],
  heard: ReceivedChanges,
): Promise<AbortController[]> {
  const streams: AbortController[] = [];
  let sender: Sender | undefined;
  for (let stream = 0; stream < openStreams; stream += 1) {
    if (stream % streamsOfSession === 0) sender = await signedInSender(api);
    const survey = followed[stream % surveys];
    if (!sender || !survey) continue;
    const hanging = new AbortController();
    const device = `00000000-0000-4000-8000-${String(stream).padStart(12, '0')}`;
    const answer = await sender(
      `GET fleet_survey/${survey.id}/changes?device=${device}`,
      undefined,
      { headers: { accept: 'text/event-stream' }, signal: hanging.signal },
    );
    // Aborting the stream at the end is not a failure.
    void listen(answer, (change) => heard.note(survey.id, change)).catch(() => {});
    streams.push(hanging);
  }
  return streams;
}

async function listen(answer: Response, hear: (change: Change) => void) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      const [, data] = /^event: change\n.*\ndata: (.*)$/.exec(message) ?? [];
      if (data) hear(JSON.parse(data));
    }
  }
}

/**
 * Saves a tire of another unit each time.
 *
 * @returns the time until each stream received it
 */
async function saveAndAwaitChange(
  ask: Caller,
  { id, unitIds }: MadeSurvey,
  turn: number,
  heard: ReceivedChanges,
): Promise<number[]> {
  const unit = unitIds[Math.floor(turn / surveys) % unitIds.length] ?? 0;
  const map = await ask<{ axles: { left_side: { wheels: MapWheel[] } }[] }>(
    `GET fleet_survey/${id}/axles/${unit}`,
  );
  const wheel = map.axles[0]?.left_side.wheels[0];
  if (!wheel) return [];
  const { axle_number, side, slot, reading } = wheel;
  const revision = reading?.revision ?? 0;
  const at = performance.now();
  await ask('POST fleet_survey/save_tire', {
    survey_id: id,
    unit_id: unit,
    axle_number,
    side,
    slot,
    revision,
    ...readingValues(90 + (turn % 9)),
  });
  const times = await heard.of(
    id,
    { unit_id: unit, revision: revision + 1 },
    openStreams / surveys,
  );
  return times.map((time) => time - at);
}

interface MapWheel {
  readonly axle_number: number;
  readonly side: string;
  readonly slot: string;
  readonly reading: { readonly revision: number } | null;
}
