import {
  type Fault,
  type FileKind,
  optional,
  type Row,
  required,
  type Value,
} from '../file-kind.ts';
import { date } from '../values/date.ts';
import { instant } from '../values/instant.ts';
import { documentNumber, nonsig, oneOf, state, text } from '../values/text.ts';
import { account, dealer, location } from './references.ts';

export const calls: FileKind = {
  columns: {
    call_number: required(documentNumber),
    account: required(nonsig),
    location: required(text(40)),
    dealer: required(nonsig),
    call_type: required(oneOf('emergency', 'scheduled', 'stock')),
    unit_location: required(oneOf('roadside', 'yard', 'shop')),
    status: required(oneOf('open', 'completed', 'cancelled')),
    received_at: required(instant),
    received_on: required(date),
    rolling_at: optional(instant),
    completed_at: optional(instant),
    state: optional(state),
    unit_number: optional(text(40)),
    wheel_position: optional(oneOf('steer', 'drive', 'trail')),
  },
  key: ['call_number'],
  faults,
  doubts,
  references: [account, location, dealer],
  table: 'service_calls',
  conflict: ['call_number'],
  written: {
    call_number: 'r.call_number',
    account_id: 'r.account_id',
    location_id: 'r.location_id',
    dealer_id: 'r.dealer_id',
    call_type: 'r.call_type',
    unit_location: 'r.unit_location',
    status: 'r.status',
    received_at: 'r.received_at',
    received_on: 'r.received_on',
    rolling_at: 'r.rolling_at',
    completed_at: 'r.completed_at',
    state: 'r.state',
    unit_number: 'r.unit_number',
    wheel_position: 'r.wheel_position',
  },
};

/** The largest offsets of local clocks behind and ahead of UTC, in hours. */
const offsets = [-12, 0, 14];

function faults({ received_at, received_on }: Row): Fault[] {
  const instant = Date.parse(String(received_at));
  const days = offsets.map((hours) =>
    new Date(instant + hours * 3_600_000).toISOString().slice(0, 10),
  );
  const reason = 'The day is nowhere on earth that of received_at.';
  return days.includes(String(received_on)) ? [] : [{ columns: ['received_on'], reason }];
}

function doubts({ received_at, received_on, rolling_at, completed_at }: Row): Fault[] {
  const found: Fault[] = [];
  const isBefore = (one: Value | undefined, other: Value | undefined) =>
    typeof one === 'string' && typeof other === 'string' && Date.parse(one) < Date.parse(other);
  // An instant is stored as written: with the local day, unless it is in UTC.
  const at = String(received_at);
  if (!at.endsWith('Z') && at.slice(0, 10) !== received_on)
    found.push({ columns: ['received_on'], reason: 'It is not the day of received_at there.' });
  if (isBefore(rolling_at, received_at))
    found.push({ columns: ['rolling_at'], reason: 'It lies before received_at.' });
  if (isBefore(completed_at, rolling_at ?? received_at))
    found.push({
      columns: ['completed_at'],
      reason: `It lies before ${rolling_at ? 'rolling_at' : 'received_at'}.`,
    });
  return found;
}
