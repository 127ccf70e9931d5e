import type {
  RecordsAnswer,
  RecordsRequest,
  ReportAnswer,
  ReportParameters,
} from '@portal/contract/reports';
import { unknownName } from '@portal/contract/reports';
import { callsOf, failureWord, isCallFailure } from '../../http/http.ts';
import { answerOf, type Respond, recordsOf } from '../../testing/shell.ts';
import type { ReportScope, ReportSource } from '../source/report-source.ts';
import { definitions, legColumns } from './trips.ts';

/** The selection in requests to the made-up area. */
export interface TripBase {
  readonly company: string;
  readonly from: string;
}

export interface TripBody {
  readonly base: TripBase;
  readonly report: ReportParameters;
}

export interface TripRecordsBody extends RecordsRequest {
  readonly base: TripBase;
}

interface TripCalls {
  (
    name: 'POST trips/get_report',
    options: { body: TripBody; signal: AbortSignal },
  ): Promise<ReportAnswer>;
  (
    name: 'POST trips/get_records',
    options: { body: TripRecordsBody; signal: AbortSignal },
  ): Promise<RecordsAnswer>;
  (
    name: 'POST trips/get_makes' | 'POST trips/get_models',
    options: { body: { company: string; makes?: readonly string[] }; signal: AbortSignal },
  ): Promise<{ names: string[] }>;
}

// A made-up area has no calls in the contract.
const call = callsOf() as unknown as TripCalls;

export const tripSource: ReportSource<TripBase> = {
  name: 'trips',
  filters: {
    cargo: { key: 'fc', values: ['dry', 'cold'] },
    makes: {
      key: 'fm',
      names: async (company, _, signal) =>
        (await call('POST trips/get_makes', { body: { company }, signal })).names,
    },
    models: {
      key: 'fo',
      within: 'makes',
      names: async (company, makes, signal) =>
        (await call('POST trips/get_models', { body: { company, makes }, signal })).names,
    },
  },
  records: { legs: legColumns },
  getReport: ({ base, report }, signal) =>
    call('POST trips/get_report', { body: { base, report }, signal }),
  getReports: ({ base, reports }, signal) =>
    Promise.all(
      reports.map(({ report }) =>
        call('POST trips/get_report', { body: { base, report }, signal }),
      ),
    ),
  getRecords: ({ base, request }, signal) =>
    call('POST trips/get_records', { body: { base, ...request }, signal }),
  explain: ({ records }) => (records === 'legs' ? ['explained'] : []),
  hasUnknown: ({ type }) => type === 'makes',
  isRefusal: (error) => isCallFailure(error) && error.code === 'range_too_long',
  failureWord: (error) =>
    isCallFailure(error) && error.code === 'range_too_long' ? 'failure.range' : failureWord(error),
};

export const tripScope: ReportScope<TripBase> = {
  account: '0100',
  dates: { date_from: '2025-01-01', date_to: '2025-03-31' },
  isNarrowed: false,
  base: { company: '0100', from: '2025-01-01' },
};

/** Answers the requests to the made-up area. */
export const tripServer: Respond = (name, { body }) => {
  const { report } = body as TripBody;
  const definition = definitions.find(({ type }) => type === report?.report_type);
  switch (name) {
    case 'POST trips/get_report':
      return definition && answerOf(definition, report);
    case 'POST trips/get_records':
      return (
        definition &&
        recordsOf(body as TripRecordsBody, {
          definition,
          columns: legColumns,
          codes: { 'filter.cargo': 'cold' },
        })
      );
    case 'POST trips/get_makes':
      return { names: ['Make 1', 'Make 2', 'Make 3', unknownName] };
    case 'POST trips/get_models':
      return {
        names: ((body as { makes: string[] }).makes ?? []).map((make) => `${make} L`),
      };
    default:
      return undefined;
  }
};
