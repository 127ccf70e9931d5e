import { fileKinds } from '../../ingest/kinds/kinds.ts';
import { UsageError } from '../usage-error.ts';
import { parseIngestOptions } from './options.ts';

test('the kind and the file are read', () => {
  expect(parseIngestOptions(['calls', 'my calls.csv'])).toEqual({
    kind: fileKinds.calls,
    file: 'my calls.csv',
  });
});

test('a control total is of files with amounts', () => {
  expect(parseIngestOptions(['invoice-lines', 'a.csv', '--control-total', '1234.5'])).toMatchObject(
    {
      controlTotal: '1234.5',
    },
  );
});

test.each([
  ['nothing', [], 'There is no kind of file "". There are accounts, locations, dealers'],
  ['an unknown kind', ['wheels', 'a.csv'], 'There is no kind of file "wheels".'],
  ['what every object has', ['constructor', 'a.csv'], 'There is no kind of file "constructor".'],
  ['no file', ['calls'], 'One file is loaded at a time.'],
  ['two files', ['calls', 'a.csv', 'b.csv'], 'One file is loaded at a time.'],
  [
    'a total of files without amounts',
    ['calls', 'a.csv', '--control-total', '1'],
    'have no amounts',
  ],
  ['a total that is none', ['invoice-lines', 'a.csv', '--control-total', '1,2'], 'is an amount'],
  ['an option', ['calls', 'a.csv', '--force'], "Unknown option '--force'"],
])('%s is answered by what is wrong', (_, args, sentence) => {
  expect(() => parseIngestOptions(args)).toThrow(UsageError);
  expect(() => parseIngestOptions(args)).toThrow(sentence);
});
