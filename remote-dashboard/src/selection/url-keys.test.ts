import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prefixOf, readOpenedFigure } from '@portal/platform/reports/view';
import { reportOrder } from '../basket/basket.ts';
import { readReportView, viewKeys } from '../figures/report-view.ts';
import { urlKeys } from './url-keys.ts';

const document = path.join(__dirname, '../../../docs/integrating.md');

/**
 * Reads the two tables of address keys in docs/integrating.md: the keys and examples of each row.
 */
async function documentedKeys() {
  const [, section = ''] = (await readFile(document, 'utf8')).split(
    '\n## Addresses of the dashboard\n',
  );
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| `'));
  const cells = rows.map((row) => row.split('|').slice(1, 4));
  const codes = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return cells.map(([keys, , example]) => ({ keys: codes(keys), examples: codes(example) }));
}

test('every key of the address is documented, and no other', async () => {
  const keys = (await documentedKeys()).flatMap(({ keys }) => keys);
  const all = [...Object.values(urlKeys), ...viewKeys];
  expect(keys.toSorted()).toEqual(all.toSorted());
});

test('each example of a key of a report says something of that report', async () => {
  const examples = (await documentedKeys())
    .flatMap(({ examples }) => examples)
    .filter((example) => example.includes('='));
  expect(examples).toHaveLength(viewKeys.length);
  for (const example of examples) {
    const definition = reportOrder.find((each) => example.startsWith(prefixOf(each)));
    if (!definition) throw new Error(`${example} is of no report`);
    const read = (address: string) => {
      const params = new URLSearchParams(address);
      return [readReportView(params, definition), readOpenedFigure(params, definition, null)];
    };
    expect([example, read(example)]).not.toEqual([example, read('')]);
  }
});
