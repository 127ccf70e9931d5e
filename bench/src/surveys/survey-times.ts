import type { Unit } from '@portal/contract/fleet-surveys';
import type { DataFacts } from '../data/data-facts.ts';
import type { Spread } from '../measure/spread.ts';
import { timedOften } from '../measure/timed.ts';
import type { Calls } from '../reports/report-times.ts';
import { type Caller, readFileOf, type Sender } from '../server/caller.ts';
import { type CrossingTimes, crossingTimes } from './crossing-times.ts';
import { type FindingTimes, findingTimes } from './finding-times.ts';
import { importUnits, type UnitImport } from './import-units.ts';
import { type InspectionTimes, inspectionTimes } from './inspection-times.ts';
import { makeSurvey } from './make-survey.ts';
import { type OfflineCopyTimes, offlineCopyTimes } from './offline-copy-times.ts';
import { type PhotoTimes, photoTimes } from './photo-times.ts';
import { sendWaitingEntries } from './send-waiting-entries.ts';
import { timesOf } from './times-of.ts';
import { removalSelections, typedPrefixesOf, unitSelections } from './unit-selections.ts';
import { yardDayCounts } from './waiting-entries.ts';

export interface SurveyTimes {
  /** Number of units of the account. */
  readonly units: number;
  /** A page of its units, in every order and with every filter. */
  readonly list: Spread;
  /** A page of the tires removed from its units, in every order and with every filter. */
  readonly removed: Spread;
  /** Suggestions while a number, a VIN or a license plate is typed. */
  readonly typing: Spread;
  /** A survey with its units. */
  readonly overview: Spread;
  readonly inspection: InspectionTimes;
  readonly findings: FindingTimes;
  readonly crossings: CrossingTimes;
  readonly photos: PhotoTimes;
  /** Seconds until the entries of a day in a yard are stored on the server. */
  readonly broughtHome: number;
  readonly taken: OfflineCopyTimes;
  readonly imported: Omit<UnitImport, 'undo' | 'owner'>;
  /** The list of the units with the import's owner, as a PDF. */
  readonly pdf: Spread;
}

interface SurveyTimesOptions {
  readonly ask: Caller;
  readonly sender: Sender;
  readonly facts: DataFacts;
  readonly calls: Calls;
  /** Number of rows in the file of units. */
  readonly rows: number;
  /** Number of measured files, after one that is not measured. */
  readonly exports: number;
  readonly pid: number | undefined;
}

const getUnits = 'POST fleet_survey/get_units';

/** Times the survey tool for the account with the most units. Data written are removed. */
export async function surveyTimes({
  ask,
  sender,
  facts,
  calls,
  rows,
  exports,
  pid,
}: SurveyTimesOptions): Promise<SurveyTimes> {
  const { yard } = facts;
  const { account, locationId } = yard;
  const list = await timesOf(
    unitSelections(),
    (said) => ask(getUnits, { account, ...said }),
    calls,
  );
  const removed = await timesOf(
    removalSelections(),
    (said) => ask('POST fleet_survey/get_removed_tires', { account, ...said }),
    calls,
  );
  const some = { account, page_number: 2, page_size: calls.calls };
  const { units } = await ask<{ units: Unit[] }>(getUnits, some);
  const propose = (keyword: string) =>
    ask('POST fleet_survey/get_unit_numbers', { account, keyword });
  const typing = await timesOf(units.flatMap(typedPrefixesOf), propose, calls);
  const findings = await findingTimes(ask, facts, calls);
  const crossings = await crossingTimes(ask, facts, calls);
  const survey = await makeSurvey(ask, facts);
  const overview = await timedOften(() => ask(`GET fleet_survey/${survey.id}/units`), calls);
  const inspection = await inspectionTimes(ask, survey, calls);
  const photos = await photoTimes(ask, survey, { ...calls, pid });
  const sent = await sendWaitingEntries(ask, survey, yardDayCounts);
  await survey.remove();
  const taken = await offlineCopyTimes({ ask, sender, facts, calls: calls.calls });
  const { owner, undo, ...imported } = await importUnits(ask, { locationId, rows, pid });
  const ofImported = { location_id: locationId, owner };
  const file = () => readFileOf(sender, 'POST fleet_survey/get_units_pdf', ofImported);
  const pdf = await timedOften(file, { calls: exports, warmUp: 1 });
  await undo();
  return {
    units: yard.units,
    list,
    removed,
    typing,
    overview,
    inspection,
    findings,
    crossings,
    photos,
    broughtHome: sent,
    taken,
    imported,
    pdf,
  };
}
