import type {
  AddedUnits,
  FindingRow,
  SurveyFinishing,
  UnitImage,
} from '@portal/contract/fleet-surveys';
import type { Device } from '../documents/device.ts';
import { mapDocument } from '../documents/map-document.ts';
import { findingsWithOutcomes } from '../documents/other-documents.ts';
import { missingBeforeFinish, overviewDocument } from '../documents/overview-document.ts';
import { unitDocument } from '../documents/unit-document.ts';
import { bodyOf, type SurveyEntry } from '../entry/survey-entry.ts';
import { keyAsId } from '../names/local-names.ts';
import type { AddedNewUnitRows, AddedUnitRows } from '../overlay/overview-with-writes.ts';

/** Predicts the answer to a write; null if this device cannot. */
type Answer = (device: Device, entry: SurveyEntry) => Promise<object | null>;

const status = { status: 0, description: 'Success' };

const ofMap: Answer = async (device, { subject: { survey = '', unit = '' } }) => {
  const map = await mapDocument(device, survey, unit);
  return map && { status, ...map };
};

const ofSurvey: Answer = async (device, { subject: { survey = '' } }) => {
  const overview = await overviewDocument(device, survey);
  return overview && { status, survey: overview.survey };
};

const ofPhoto: Answer = async (device, entry) => {
  const { unit_inspection_id, axle_number, side, slot } = {
    ...(entry.options.params as { readonly unitInspectionId?: string }),
    ...bodyOf<Partial<UnitImage['place'] & { unit_inspection_id: string }>>(entry),
  };
  const image: UnitImage = {
    storage_id: entry.id,
    unit_inspection_id: keyAsId(unit_inspection_id ?? ''),
    revision: 1,
    place: axle_number && side && slot ? { axle_number, side, slot } : null,
    tire_id: null,
    width: 0,
    height: 0,
    // Shown from this device until the server has it.
    address: '',
    thumbnail_address: '',
    layer: [],
    taken_by: device.person,
    taken_at: entry.writtenAt,
  };
  return { status, image };
};

/** Answer to each write on this device, whose waiting entries already include it. */
export const answers: Readonly<Record<string, Answer>> = {
  'POST fleet_survey/create_survey': ofSurvey,
  'POST fleet_survey/update_survey_details': ofSurvey,
  'POST fleet_survey/finish_survey': async (device, entry) => {
    const question = await missingBeforeFinish(
      device,
      String(bodyOf<SurveyFinishing>(entry).survey_id),
    );
    return question && { ...question };
  },
  'POST fleet_survey/send_email_reports': async () => ({ status, is_sent_as_link: false }),
  'POST fleet_survey/add_existing_unit_to_survey': async (device, entry) => {
    const survey = await ofSurvey(device, entry);
    const { added, already_there, unknown_numbers } = entry.read as AddedUnitRows;
    const answer: Omit<AddedUnits, 'status' | 'survey'> = {
      added: [...added],
      already_there,
      unknown_numbers: [...unknown_numbers],
    };
    return survey && { ...survey, ...answer };
  },
  'POST fleet_survey/add_new_unit_to_survey': async (_, { read }) => ({
    status,
    ...(read as AddedNewUnitRows),
  }),
  'POST fleet_survey/save_unit': async (device, { subject: { unit = '' } }) => {
    const details = await unitDocument(device, unit);
    return details && { status, unit: details.unit };
  },
  'POST fleet_survey/save_tire': ofMap,
  'POST fleet_survey/update_unit_inspection': ofMap,
  'POST fleet_survey/update_tire_details': ofMap,
  'POST fleet_survey/replace_tires': async (device, entry) => {
    const answer = await ofMap(device, entry);
    return answer && { ...answer, tire_change_id: keyAsId(entry.id) };
  },
  'POST fleet_survey/undo_tire_replace': ofMap,
  'POST fleet_survey/add_unit_image/{unitInspectionId}': ofPhoto,
  'POST fleet_survey/add_tire_image': ofPhoto,
  'POST fleet_survey/close_finding': async (device, { read }) => {
    const [finding] = findingsWithOutcomes(device, [read as FindingRow]);
    return finding ? { status, finding } : null;
  },
  'DELETE fleet_survey/delete_image': async () => ({ status, revision: 1 }),
};
