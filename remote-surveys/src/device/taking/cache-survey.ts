import type { SurveyRow } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { documentKey, documentsOf, keepDocuments } from '@portal/platform/offline';
import {
  asLocation,
  axlesCall,
  axlesOf,
  blankCall,
  byId,
  type Device,
  locationCall,
  surveySet,
  unitsCall,
  unitsOf,
  yardOf,
  yardSet,
} from '../documents/device.ts';
import { surveyRows } from '../documents/survey-document.ts';
import { remote } from '../entry/survey-entry.ts';
import { cachedSetIds, markCached, markOutdated } from './cached-sets.ts';

/**
 * Caches a survey that was started, or got units, in a cached location: answers to its writes are
 * stored from then on. Until there are any, a unit's document is a blank map, as for a survey
 * started today.
 */
export async function cacheSurvey(device: Device, survey: string): Promise<void> {
  const rows = await surveyRows(device, survey);
  const set = surveySet(survey);
  if (!rows || !(await isCached(rows.survey, set))) return;
  const kept = await documentsOf(set);
  const documents = new Map<string, unknown>();
  const add = (key: string, value: unknown) => {
    if (!kept.has(key)) documents.set(key, value);
  };
  const overview = await device.newest(unitsCall, unitsOf(survey));
  add(documentKey(unitsCall, unitsOf(survey)), overview?.value ?? {});
  for (const { unit_id } of rows.units) {
    const unit = String(unit_id);
    const known =
      (await device.newest(axlesCall, axlesOf(survey, unit))) ??
      (await device.newest(blankCall, byId(unit)));
    add(documentKey(axlesCall, axlesOf(survey, unit)), known?.value ?? {});
  }
  if (documents.size === 0) return;
  const title = await titleOf(device, rows.survey);
  await keepDocuments({ id: set, remote, title, units: rows.units.length }, documents, [
    ...kept.keys(),
  ]);
  markCached(set);
  markOutdated(set);
}

/** Whether the survey or its location was cached, and the device has not dropped it since. */
async function isCached({ location_id }: SurveyRow, set: string): Promise<boolean> {
  const taken = cachedSetIds();
  for (const each of [set, yardSet(location_id)])
    if (taken.includes(each) && (await documentsOf(each)).size > 0) return true;
  return false;
}

async function titleOf(device: Device, { location_id, survey_date }: SurveyRow): Promise<string> {
  const kept = await device.newest(locationCall, yardOf(location_id));
  const location = asLocation(kept?.value);
  return `${location?.name || location?.code || ''}, ${formatDate(survey_date)}`;
}
