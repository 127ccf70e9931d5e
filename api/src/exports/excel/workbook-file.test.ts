import { setImmediate as turn } from 'node:timers/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Section, TableRow } from '../document.ts';
import { collector, documentOf, rowOf, tableSection } from './testing/write-and-read-back.ts';
import { writeExcel } from './write-excel.ts';

/** Endless rows that record how many were read and whether the reader has closed them. */
function endless(step: (read: number) => unknown = () => undefined) {
  const seen = { read: 0, isClosed: false };
  async function* rows(): AsyncGenerator<TableRow> {
    try {
      for (;;) {
        seen.read += 1;
        await step(seen.read);
        yield rowOf(`Unit ${seen.read} ${Math.random()}`);
      }
    } finally {
      seen.isClosed = true;
    }
  }
  return { seen, section: tableSection(rows()) };
}

const never = new AbortController().signal;
const untilClosed = async (seen: { isClosed: boolean }) => {
  for (let turns = 0; turns < 1000 && !seen.isClosed; turns += 1) await turn();
  return seen.isClosed;
};

test('sections are asked for one after another, and each is told when it is done', async () => {
  const told: string[] = [];
  async function* sections(): AsyncGenerator<Section> {
    for (const name of ['first', 'second']) {
      told.push(`${name} asked for`);
      yield tableSection([rowOf(name)], ['text'], { title: name });
    }
  }
  const { out, bytes } = collector();
  const onSection = (done: number) => told.push(`${done} done`);
  await writeExcel(documentOf(sections()), { out, signal: never, onSection });
  expect(told).toEqual(['first asked for', '1 done', 'second asked for', '2 done']);
  expect((await readXlsx(bytes())).sheets).toHaveLength(3);
});

test('whoever aborts hears it at once, and what was opened is let go of', async () => {
  const leaving = new AbortController();
  const { seen, section } = endless((read) => read === 5000 && leaving.abort(new Error('left')));
  const { out } = collector();
  await expect(writeExcel(documentOf([section]), { out, signal: leaving.signal })).rejects.toThrow(
    'left',
  );
  expect(out.destroyed).toBe(true);
  expect(await untilClosed(seen)).toBe(true);
});

test('nobody who aborts waits for a record that does not come', async () => {
  const leaving = new AbortController();
  const { section } = endless(() => {
    setTimeout(() => leaving.abort(new Error('left')), 10);
    return new Promise(() => undefined);
  });
  const { out } = collector();
  await expect(writeExcel(documentOf([section]), { out, signal: leaving.signal })).rejects.toThrow(
    'left',
  );
});

test('nobody who aborts waits for a section that does not come', async () => {
  async function* sections(): AsyncGenerator<Section> {
    await new Promise(() => undefined);
  }
  const signal = AbortSignal.timeout(10);
  const { out } = collector();
  await expect(writeExcel(documentOf(sections()), { out, signal })).rejects.toThrow(/timeout/);
  expect(out.destroyed).toBe(true);
});

test('what was given up before writes nothing', async () => {
  const { out, bytes } = collector();
  const signal = AbortSignal.abort(new Error('left'));
  await expect(writeExcel(documentOf([]), { out, signal })).rejects.toThrow('left');
  expect(bytes()).toHaveLength(0);
});

test('a failure of the records is the failure of the file', async () => {
  const { seen, section } = endless((read) => {
    if (read === 3000) throw new Error('connection lost');
  });
  const { out } = collector();
  await expect(writeExcel(documentOf([section]), { out, signal: never })).rejects.toThrow(
    'connection lost',
  );
  expect(out.destroyed).toBe(true);
  expect(seen.isClosed).toBe(true);
});

test('a reader who leaves ends the reading of records', async () => {
  const { out } = collector();
  const { seen, section } = endless((read) => read === 5000 && out.destroy());
  await expect(writeExcel(documentOf([section]), { out, signal: never })).rejects.toThrow(
    /premature close/i,
  );
  expect(await untilClosed(seen)).toBe(true);
});

test('no more records are read than the reader takes', async () => {
  let isStopped = false;
  const leaving = new AbortController();
  const { out } = collector(() => {
    isStopped = true;
    return new Promise(() => undefined);
  });
  const { seen, section } = endless();
  const writing = writeExcel(documentOf([section]), { out, signal: leaving.signal });
  writing.catch(() => undefined);
  let before = -1;
  while (!isStopped || seen.read !== before) {
    before = seen.read;
    for (let turns = 0; turns < 50; turns += 1) await turn();
  }
  expect(seen.read).toBeLessThan(50_000);
  leaving.abort(new Error('left'));
  await expect(writing).rejects.toThrow('left');
});
