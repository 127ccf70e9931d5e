import { specNotes, withNotes } from './finding-notes.ts';
import { english } from './testing/english-texts.ts';

const t = jest.fn((key: string, { date = '' }: Readonly<Record<string, string | number>> = {}) =>
  (english[key] ?? key).replace('{{date}}', String(date)),
);
const words = { t, locale: 'en-US', direction: 'ltr' } as const;

test('whose spec a finding was judged by is told as on screen, and each spec is put into words once', () => {
  const judged = specNotes();
  const told = (['location', 'account'] as const).flatMap((spec_source) =>
    ['2025-01-31', '2025-02-01', '2025-01-31'].map((spec_valid_from) =>
      withNotes('Found', judged({ spec_source, spec_valid_from }, words)),
    ),
  );
  expect(told).toEqual([
    'Found (by the location’s spec of 01/31/2025)',
    'Found (by the location’s spec of 02/01/2025)',
    'Found (by the location’s spec of 01/31/2025)',
    'Found (by the fleet’s spec of 01/31/2025)',
    'Found (by the fleet’s spec of 02/01/2025)',
    'Found (by the fleet’s spec of 01/31/2025)',
  ]);
  expect(t).toHaveBeenCalledTimes(4);
  const ofDefault = { spec_source: 'default', spec_valid_from: null } as const;
  expect(withNotes('Found', [...judged(ofDefault, words), 'new'])).toBe(
    'Found (by the default, new)',
  );
});

test('a finding that no spec sets the limit of is told as it is', () => {
  const ofLaw = { spec_source: null, spec_valid_from: null } as const;
  expect(withNotes('Found', specNotes()(ofLaw, words))).toBe('Found');
});
