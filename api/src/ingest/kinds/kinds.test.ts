import { readFile } from 'node:fs/promises';
import { sampleFile } from '../testing/load.ts';
import { fileKinds } from './kinds.ts';

const document = new URL('../../../../docs/data-files.md', import.meta.url);

/** Reads the section on a kind in docs/data-files.md, and the rows of its example. */
async function documented(name: string): Promise<{ section: string; example: string[] }> {
  const text = await readFile(document, 'utf8');
  const [, section = ''] = text.split(`\n## ${name}\n`);
  const [own = ''] = section.split('\n## ');
  const [, example = ''] = /```csv\n(.*)\n```/s.exec(own) ?? [];
  return { section: own, example: example.split('\n') };
}

const sampleRows = async (name: string) => (await readFile(sampleFile(name), 'utf8')).split('\n');

test.each(Object.entries(fileKinds))(
  'every column of %s is documented, with a star when it must be there',
  async (name, { columns }) => {
    const { section } = await documented(name);
    for (const [column, { isRequired }] of Object.entries(columns)) {
      expect(section).toContain(`\`${column}\`${isRequired ? '*' : ''}`);
      if (!isRequired) expect(section).not.toContain(`\`${column}\`*`);
    }
  },
);

test.each(Object.entries(fileKinds))(
  'the example of %s is of its sample',
  async (name, { columns }) => {
    const [header, ...rows] = (await documented(name)).example;
    expect(header).toBe(Object.keys(columns).join(','));
    const sample = await sampleRows(name);
    expect(sample[0]).toBe(header);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(sample).toContain(row);
  },
);

test.each(Object.entries(fileKinds))('the key of %s is documented', async (name, { key }) => {
  const [line = ''] = /^Key: .*$/m.exec((await documented(name)).section) ?? [];
  expect([...line.matchAll(/`(\w+)`/g)].map(([, column]) => column)).toEqual(key);
});
