import {
  type AxleMap,
  countedSurvey,
  type Inspection,
  inspectionColors,
  missingIn,
  type SurveyFinish,
  type SurveyOverview,
  type SurveySummary,
  type SurveyUnit,
  settledChecks,
  wheelsOf,
} from '@portal/contract/fleet-surveys';
import { surveyWithWrite } from '../overlay/map-with-writes.ts';
import { inspectionWithWrites } from '../overlay/overview-with-writes.ts';
import { type Device, entriesOfSurvey, entriesOfUnit } from './device.ts';
import { mapDocument, serverMap } from './map-document.ts';
import { surveyRows } from './survey-document.ts';
import { unitDocument, unitNow } from './unit-document.ts';

/**
 * A survey with its units and all its waiting writes applied.
 *
 * @param given the network's fresh answer
 */
export async function overviewDocument(
  device: Device,
  survey: string,
  given: SurveyOverview | null = null,
): Promise<SurveyOverview | null> {
  const rows = await surveyRows(device, survey, given);
  if (!rows) return null;
  const inspected = new Set(entriesOfSurvey(device, survey).map(({ subject }) => subject.unit));
  if (inspected.size === 0) return rows;
  const units = await Promise.all(
    rows.units.map((unit) =>
      inspected.has(String(unit.unit_id)) ? inspectionNow(device, survey, unit) : unit,
    ),
  );
  return countedSurvey({ survey: rows.survey, units });
}

async function inspectionNow(
  device: Device,
  survey: string,
  unit: Inspection,
): Promise<Inspection> {
  const id = String(unit.unit_id);
  const map = await mapDocument(device, survey, id);
  return map?.inspection ?? inspectionWithWrites(unit, entriesOfUnit(device, survey, id));
}

/** A unit of a survey: its current state and the progress of its inspection. */
export async function surveyUnitDocument(
  device: Device,
  survey: string,
  unit: string,
  given: SurveyUnit | null = null,
): Promise<SurveyUnit | null> {
  const entries = entriesOfSurvey(device, survey);
  if (given && entries.length === 0) return { ...given, unit: await unitNow(device, given.unit) };
  if (given)
    return {
      survey: entries.reduce(surveyWithWrite, given.survey),
      unit: await unitNow(device, given.unit),
      inspection: await inspectionNow(device, survey, given.inspection),
    };
  const overview = await overviewDocument(device, survey);
  const inspection = overview?.units.find(({ unit_id }) => String(unit_id) === unit);
  const details = await unitDocument(device, unit);
  if (!overview || !inspection || !details) return null;
  return { survey: overview.survey, unit: details.unit, inspection };
}

/** The progress of a survey, and its findings. */
export async function summaryDocument(
  device: Device,
  survey: string,
  given: SurveySummary | null = null,
): Promise<SurveySummary | null> {
  const entries = entriesOfSurvey(device, survey);
  if (given && entries.length === 0) return given;
  const overview = await overviewDocument(device, survey);
  if (!overview) return given;
  const { survey: row, units } = overview;
  const colors = Object.fromEntries(
    inspectionColors.map((color) => [color, units.filter((unit) => unit.color === color).length]),
  ) as SurveySummary['colors'];
  return {
    survey: row,
    units: units.length,
    colors,
    open_findings: await openFindings(device, survey, units, given?.open_findings ?? null),
    history: given?.history ?? [],
  };
}

/**
 * Number of open findings: the server's count corrected for units with waiting writes, or a count
 * of all units if the server's is not known.
 */
async function openFindings(
  device: Device,
  survey: string,
  units: readonly Inspection[],
  counted: number | null,
): Promise<number> {
  const inspected = new Set(entriesOfSurvey(device, survey).map(({ subject }) => subject.unit));
  const recounted = units.filter(
    ({ unit_id }) => counted === null || inspected.has(String(unit_id)),
  );
  const changes = await Promise.all(
    recounted.map(async ({ unit_id }) => {
      const unit = String(unit_id);
      const now = await mapDocument(device, survey, unit);
      const before = counted === null ? null : await serverMap(device, survey, unit);
      return (now ? openIn(now) : 0) - (before ? openIn(before) : 0);
    }),
  );
  return changes.reduce((sum, change) => sum + change, counted ?? 0);
}

/** Counts the findings that were not settled on the spot. */
function openIn(map: AxleMap): number {
  const wheels = wheelsOf(map);
  return map.findings.filter(
    ({ check, axle_number, side, slot }) =>
      !wheels.some((wheel) => {
        const isConcerned =
          wheel.axle_number === axle_number &&
          (side === null || wheel.side === side) &&
          (slot === null || wheel.slot === slot);
        const { resolution = null } = wheel.reading ?? {};
        return isConcerned && resolution !== null && settledChecks[resolution]?.includes(check);
      }),
  ).length;
}

/** The steps still missing before a survey can be finished, as far as this device knows. */
export async function missingBeforeFinish(
  device: Device,
  survey: string,
): Promise<SurveyFinish | null> {
  const overview = await overviewDocument(device, survey);
  if (!overview) return null;
  const status = { status: 0, description: 'Success' };
  return { status, survey: overview.survey, missing: missingIn(overview) };
}
