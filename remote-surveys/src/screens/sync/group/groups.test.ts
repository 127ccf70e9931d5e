import { entryOf } from '../testing.ts';
import { blockedIn, groupsOf } from './groups.ts';

const failure = { status: 400, code: 'invalid', path: '', details: {} };

it('groups entries by what they are of, those that need a person first', () => {
  const entries = [
    entryOf(1, { group: 'unit 5/1', subject: { survey: '5', unit: '1' } }),
    entryOf(2, { group: 'unit 5/2', state: 'attention', failure }),
    entryOf(3, { group: 'unit 5/1', subject: { survey: '5', unit: '1', unit_number: '991' } }),
  ];
  const groups = groupsOf(entries);
  expect(groups.map(({ key }) => key)).toEqual(['unit 5/2', 'unit 5/1']);
  expect(groups[1]).toMatchObject({ survey: '5', unit: '1', unitNumber: '991' });
  expect(groups[1]?.entries.map(({ number }) => number)).toEqual([1, 3]);
});

it('tells what waits for an earlier one that needs a person', () => {
  const entries = [
    entryOf(1, { state: 'attention', failure, holds: ['unit:U', 'survey:5'], needs: [] }),
    entryOf(2, { holds: ['inspection:5/U'], needs: ['survey:5', 'unit:U'] }),
    entryOf(3, { holds: [], needs: ['survey:5', 'inspection:5/U'] }),
    entryOf(4, { holds: ['inspection:6/2'], needs: ['survey:6'] }),
  ];
  expect([...blockedIn(entries)]).toEqual([entries[1]?.id, entries[2]?.id]);
});

it('what only needs the same is in nobody’s way', () => {
  const entries = [
    entryOf(1, { state: 'attention', failure, holds: ['inspection:5/1'], needs: ['survey:5'] }),
    entryOf(2, { holds: ['inspection:5/2'], needs: ['survey:5'] }),
    entryOf(3, { holds: ['survey:5'], needs: [] }),
  ];
  expect([...blockedIn(entries)]).toEqual([entries[2]?.id]);
});
