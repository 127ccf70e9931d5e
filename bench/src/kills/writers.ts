import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Origins, type Person, signIn } from './person.ts';
import { records } from './records.ts';
import type { RowWriter } from './writing.ts';
import { yardRows } from './yard-rows.ts';

const logins = ['gyr', 'ssc', 'dlr', 'win', 'cus'];
/** Milliseconds between two records of one user: 60 a minute are allowed, and 500 are stored. */
const pause = 1500;

/** Starts users that write one row after another, even while the portal is down. */
export async function startWriters(origins: Origins) {
  const people = await Promise.all(logins.map((login) => signIn(origins, login)));
  const writings = await Promise.all(people.map(writingsOf));
  const refused: string[] = [];
  let written = 0;
  let isEnding = false;
  const working = writings.map(async (own, person) => {
    for (let count = 0; !isEnding; count += 1) {
      const { writing, ids } = own[count % own.length] ?? own[0];
      const name = `${logins[person]}-${count}`;
      try {
        ids.set(name, await untilAnswered(writing, name));
        written += 1;
      } catch (error) {
        refused.push(`${name}: ${error}`);
      }
      await wait(pause / own.length);
    }
  });
  return {
    /**
     * Waits for rows acknowledged from now on.
     *
     * @returns the milliseconds waited
     */
    async nextAcknowledged(): Promise<number> {
      const [before, began] = [written, performance.now()];
      while (written < before + people.length) await wait(20);
      return performance.now() - began;
    },
    /** Stops writing, and checks every row. */
    async stop() {
      isEnding = true;
      await Promise.all(working);
      let [lost, doubled] = [0, 0];
      for (const { writing, ids } of writings.flat()) {
        const wrong = await writing.check(ids);
        lost += wrong.lost;
        doubled += wrong.doubled;
      }
      return { acknowledged: written, lost, doubled, refused };
    },
  };
}

interface TrackedWriting {
  readonly writing: RowWriter;
  readonly ids: Map<string, string>;
}

async function writingsOf(person: Person): Promise<[TrackedWriting, ...TrackedWriting[]]> {
  const own = (writing: RowWriter): TrackedWriting => ({ writing, ids: new Map() });
  const yard = person.rights.includes('TVLOGIN') ? await yardRows(person) : [];
  return [own(records(person)), ...yard.map(own)];
}

/** Repeats a write with the same key until it is acknowledged. */
async function untilAnswered(writing: RowWriter, name: string): Promise<string> {
  const key = randomUUID();
  for (;;) {
    const id = await writing.write(name, key);
    if (id !== null) return id;
    await wait(100);
  }
}
