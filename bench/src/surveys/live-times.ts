import { setTimeout as wait } from 'node:timers/promises';
import type { BaseParameters } from '@portal/contract/fleet-dashboard';
import type { DataFacts } from '../data/data-facts.ts';
import { type Spread, spreadOf } from '../measure/spread.ts';
import { lookupsBesides } from '../reports/lookup-times.ts';
import type { ApiProcess } from '../server/api-process.ts';
import { type Caller, type Sender, signedInCaller, signedInSender } from '../server/caller.ts';
import { peakMemory } from '../server/peak-memory.ts';
import { type MadeSurvey, makeSurvey } from './make-survey.ts';
import { measured } from './measured.ts';

/** Streams that are open at once, of as many sessions as they need. */
export const openStreams = 200;
const streamsOfSession = 20;
const surveys = 4;

export interface LiveTimes {
  /** From a tire that is saved until those who follow its survey have heard of it. */
  readonly seen: Spread;
  /** Point lookups while tires are saved and told. */
  readonly lookups: Spread;
  /** The most that the API has held, in megabytes; undefined where the system does not tell. */
  readonly memory: number | undefined;
}

interface Measured {
  readonly base: BaseParameters;
  readonly facts: Pick<DataFacts, 'yard' | 'today'>;
  /** Tires that are saved, one after the other. */
  readonly saved: number;
  readonly lookups: number;
}

/** Times how soon changes are told to {@link openStreams} streams, and calls beside them. */
export async function liveTimes(
  api: ApiProcess,
  { base, facts, saved, lookups: count }: Measured,
): Promise<LiveTimes> {
  const ask = await signedInCaller(api);
  const followed: MadeSurvey[] = [];
  for (let made = 0; made < surveys; made += 1) followed.push(await makeSurvey(ask, facts));
  const heard = new Heard();
  const streams = await openAll(api, followed, heard);
  const seen: number[] = [];
  const writing = async () => {
    for (let tire = 0; tire < saved; tire += 1) {
      const survey = followed[tire % surveys];
      if (survey) seen.push(...(await saveAndHear(ask, survey, tire, heard)));
    }
  };
  const done = writing();
  const lookups = await lookupsBesides(() => wait(100), { ask, base, count });
  await done;
  const memory = await peakMemory(api.pid);
  for (const stream of streams) stream.abort();
  for (const survey of followed) await survey.remove();
  return { seen: spreadOf(seen), lookups, memory };
}

/** Tells the first tires of units apart: nobody changes anything else. */
interface Change {
  readonly unit_id: number;
  readonly revision: number;
}

/** Who has heard of which change of which survey, and when. */
class Heard {
  private readonly times = new Map<string, number[]>();

  note(survey: number, { unit_id, revision }: Change): void {
    const key = `${survey} ${unit_id} ${revision}`;
    this.times.set(key, [...(this.times.get(key) ?? []), performance.now()]);
  }

  /** Waits until as many have heard. */
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
  heard: Heard,
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
    // Whoever hangs up in the end is no failure.
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

/** Saves a tire of another unit each time. @returns how long each stream took to hear of it */
async function saveAndHear(
  ask: Caller,
  { id, unitIds }: MadeSurvey,
  turn: number,
  heard: Heard,
): Promise<number[]> {
  const unit = unitIds[Math.floor(turn / surveys) % unitIds.length] ?? 0;
  const map = await ask<{ axles: { left_side: { wheels: Place[] } }[] }>(
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
    ...measured(90 + (turn % 9)),
  });
  const times = await heard.of(
    id,
    { unit_id: unit, revision: revision + 1 },
    openStreams / surveys,
  );
  return times.map((time) => time - at);
}

interface Place {
  readonly axle_number: number;
  readonly side: string;
  readonly slot: string;
  readonly reading: { readonly revision: number } | null;
}
