import { Writable } from 'node:stream';
import { writeExcel } from '@portal/api/excel';
import { peakMemory } from '../server/peak-memory.ts';

// Writes a workbook with a table of the given number of rows, discards it, and reports its size in
// bytes and the memory used.

type Document = Parameters<typeof writeExcel>[0];

const count = Number(process.argv[2]);

function* rows() {
  for (let at = 0; at < count; at += 1) {
    const day = new Date(Date.UTC(2025, 0, 1 + (at % 365))).toISOString().slice(0, 10);
    const location = `${1000 + (at % 900)} Terminal ${at % 900}, Springfield`;
    const call = `Call ${1_000_000 + at}`;
    const cells = [day, location, call, at % 18, (at % 9000) + 0.25, at % 360, (at % 1000) / 10];
    yield { cells, level: 0 as const };
  }
}

const document: Document = {
  title: 'Service calls',
  cover: [{ label: 'Account', value: 'Benchmark' }],
  wording: {
    locale: 'en-US',
    direction: 'ltr',
    currencySymbol: '$',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  },
  sections: [
    {
      title: 'Service calls',
      facts: [],
      notes: [],
      blocks: [
        {
          kind: 'table',
          table: {
            columns: [
              { heading: 'Date', format: 'date' },
              { heading: 'Location', format: 'text' },
              { heading: 'Call', format: 'text' },
              { heading: 'Tires', format: 'integer' },
              { heading: 'Cost', format: 'currency' },
              { heading: 'Roll Time', format: 'rollTime' },
              { heading: 'Share', format: 'percent' },
            ],
            rows: rows(),
          },
        },
      ],
    },
  ],
};

let bytes = 0;
const out = new Writable({
  write(chunk: Buffer, _, written) {
    bytes += chunk.length;
    written();
  },
});
const began = performance.now();
await writeExcel(document, { out, signal: new AbortController().signal });
const milliseconds = performance.now() - began;
// `maxRSS` is in units of 1024 bytes. It is only a fallback, because the peak of a child process
// starts with the memory of its parent.
const memory =
  (await peakMemory(process.pid)) ?? (process.resourceUsage().maxRSS * 1024) / 1_000_000;
process.stdout.write(JSON.stringify({ milliseconds, memory, bytes }));
