import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Origins, type Person, signIn } from './person.ts';
import { records } from './records.ts';
import type { Writing } from './writing.ts';
import { yardRows } from './yard-rows.ts';

const logins = ['gyr', 'ssc', 'dlr', 'win', 'cus'];
/** Milliseconds between two records of one person: a minute takes sixty, and 500 are kept. */
const pause = 1500;

/** People who write, one row after the other, through whatever happens to the portal. */
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
    /** Waits for rows that are acknowledged from now on. @returns the milliseconds that it took */
    async nextAcknowledged(): Promise<number> {
      const [before, began] = [written, performance.now()];
      while (written < before + people.length) await wait(20);
      return performance.now() - began;
    },
    /** Ends the writing, and asks for every row. */
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

interface Own {
  readonly writing: Writing;
  readonly ids: Map<string, string>;
}

async function writingsOf(person: Person): Promise<[Own, ...Own[]]> {
  const own = (writing: Writing): Own => ({ writing, ids: new Map() });
  const yard = person.rights.includes('TVLOGIN') ? await yardRows(person) : [];
  return [own(records(person)), ...yard.map(own)];
}

/** Sends a row until it is answered, under the same key each time. */
async function untilAnswered(writing: Writing, name: string): Promise<string> {
  const key = randomUUID();
  for (;;) {
    const id = await writing.write(name, key);
    if (id !== null) return id;
    await wait(100);
  }
}
