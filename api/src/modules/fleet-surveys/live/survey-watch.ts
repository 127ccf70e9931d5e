import { setTimeout as wait } from 'node:timers/promises';
import { surveyLimits } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { changesSince, type ReportedChange } from './changes-since.ts';
import { readPresence, renewPresence } from './presence.ts';

type People = Awaited<ReturnType<typeof readPresence>>;

/** A stream that follows a survey. */
export interface Follower {
  readonly survey: number;
  /** Identifies the session that it belongs to. */
  readonly session: string;
  /** Identifies its presence entry; null for a follower who is not listed as present. */
  readonly stream: string | null;
  /** Number of the last change that was sent; null while older ones are being sent. */
  at: number | null;
  changes(changes: readonly ReportedChange[]): void;
  people(people: People): void;
  fail(error: unknown): void;
}

/** Milliseconds between two polls of the database. */
const every = 500;
/** Polls between two updates of the people present. */
const peopleEvery = 4;
const stayEvery = 30;

/**
 * Polls changes for all streams of this process at once, since any process may have made them. Does
 * not poll while there are no followers.
 */
export class SurveyWatch {
  private readonly followers = new Set<Follower>();
  private isAsking = false;
  /** Whether a follower has joined or left since the last update. */
  private isMoved = false;

  constructor(private readonly unscoped: Kysely<Schema>) {}

  add(follower: Follower): void {
    this.followers.add(follower);
    this.isMoved = true;
    if (!this.isAsking) void this.ask();
  }

  remove(follower: Follower): void {
    this.followers.delete(follower);
    this.isMoved = true;
  }

  /** Counts the open streams of a session. */
  countOf(session: string): number {
    return [...this.followers].filter((follower) => follower.session === session).length;
  }

  private async ask(): Promise<void> {
    this.isAsking = true;
    for (let round = 1; ; round += 1) {
      await wait(every, undefined, { ref: false });
      if (this.followers.size === 0) break;
      try {
        await this.tellChanges();
        if (this.isMoved || round % peopleEvery === 0) await this.tellPeople();
        if (round % stayEvery === 0) await this.stay();
      } catch (error) {
        for (const follower of this.followers) follower.fail(error);
      }
    }
    this.isAsking = false;
  }

  private async tellChanges(): Promise<void> {
    const known = new Map<number, number>();
    for (const { survey, at } of this.followers) {
      if (at !== null) known.set(survey, Math.min(at, known.get(survey) ?? at));
    }
    if (known.size === 0) return;
    const asked = [...known].map(([survey, at]) => ({ survey, at }));
    const found = new Map<number, ReportedChange[]>();
    for (const change of await changesSince(this.unscoped, asked, surveyLimits.changesAtOnce)) {
      const own = found.get(change.survey_id);
      if (own) own.push(change);
      else found.set(change.survey_id, [change]);
    }
    for (const follower of this.followers) {
      const { survey, at } = follower;
      const fresh = at === null ? [] : (found.get(survey) ?? []).filter((each) => each.number > at);
      const last = fresh.at(-1);
      if (!last) continue;
      follower.at = last.number;
      follower.changes(fresh);
    }
  }

  private async tellPeople(): Promise<void> {
    this.isMoved = false;
    const surveys = [...new Set([...this.followers].map(({ survey }) => survey))];
    const people = await readPresence(this.unscoped, surveys);
    for (const follower of this.followers)
      follower.people(people.filter(({ survey_id }) => survey_id === follower.survey));
  }

  private stay(): Promise<void> {
    return renewPresence(
      this.unscoped,
      [...this.followers].flatMap(({ stream }) => stream ?? []),
    );
  }
}

const watches = new WeakMap<Kysely<Schema>, SurveyWatch>();

/** Returns the process's only watch over the surveys of a database. */
export function watchOf(unscoped: Kysely<Schema>): SurveyWatch {
  const watch = watches.get(unscoped) ?? new SurveyWatch(unscoped);
  watches.set(unscoped, watch);
  return watch;
}
