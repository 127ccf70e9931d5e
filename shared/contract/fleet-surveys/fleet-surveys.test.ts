import { parseCallName } from '../wire/call-name.ts';
import { fleetSurveyCalls } from './fleet-surveys.schema.ts';

/** Calls in the specification of surveys and reports, §7 "Fleet survey". */
const specified = `
  POST update_survey_details select_locations select_preff_locations add_location get_selects summary
    save_unit save_units get_last_five_surveys get_units import_units get_surveys get_unit_numbers
    get_unit_by_number get_owners create_survey get_create_unit_options create_unit_copy clone_unit
    add_new_unit_to_survey add_existing_unit_to_survey finish_survey send_email_reports
    save_tire get_wheel_position_info get_tread_depth_spec update_unit_inspection
    get_edit_tire_selects update_tire_details
    replace_tires undo_tire_replace add_unit_image/{unitInspectionId} add_tire_image
    get_removed_tires get_removed_tires_pdf get_removed_tires_excel
    get_units_pdf get_units_excel get_surveys_pdf get_surveys_excel
  GET get_location/{id} get_nonsigs/{id} get_unit_selects get_unit_configurations/{id} get_unit/{id}
    {surveyId}/units {surveyId}/units/{unitId} {surveyId}/axles/{unitId} get_wear_conditions
    get_removal_reasons get_removed_tire_info/{id} get_unit_inspection_images/{id}
  PUT update_removed_tire
  DELETE delete_unit/{id} delete_unit_all/{id} delete_survey/{id} delete_removed_tire/{id} delete_image`;

/** Photos are fetched by signed address, since the page that shows one cannot add a header. */
const signed = 'GET fleet_survey/get_image/{storageId}';

/**
 * Calls beyond the specification: for labels, photos, mails, follow-up after an inspection, and
 * offline devices.
 */
const ours = [
  ...[
    'POST get_findings',
    'POST get_findings_pdf',
    'POST get_findings_excel',
    'POST close_finding',
    'POST reopen_finding',
    'POST get_unit_labels',
    'POST update_image',
    'GET get_mails/{surveyId}',
    'GET {surveyId}/changes',
    'POST take_along',
    'GET get_blank_axles/{id}',
  ].map((name) => name.replace(' ', ' fleet_survey/')),
  signed,
];

function specifiedNames(): string[] {
  let method = '';
  return specified
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      if (!/^[A-Z]+$/.test(word)) return [`${method} fleet_survey/${word}`];
      method = word;
      return [];
    });
}

test('the calls are those of the specification, and our own', () => {
  const names = Object.keys(fleetSurveyCalls).filter((name) => !ours.includes(name));
  expect(Object.keys(fleetSurveyCalls)).toEqual(expect.arrayContaining(ours));
  expect(names.sort()).toEqual(specifiedNames().sort());
  expect(names).toHaveLength(58);
});

test.each(Object.entries(fleetSurveyCalls))('%s asks for its right', (name, { right }) => {
  const others: Record<string, unknown> = {
    'POST fleet_survey/get_last_five_surveys': ['SPSRHIST', 'SPPRFRPT'],
    [signed]: 'none',
  };
  expect(right).toEqual(others[name] ?? 'TVLOGIN');
});

const reading =
  /^(get_|select_|import_|take_along$|summary$|create_unit_copy$|\{surveyId\}\/(units|axles|mails|changes)(\/\{unitId\})?$)/;

test.each(Object.entries(fleetSurveyCalls))(
  '%s takes a key when it writes, and answers a status',
  (name, call) => {
    const path = parseCallName(name).path.replace('fleet_survey/', '');
    const { body, query } = call as { body?: object; query?: object };
    const takes = JSON.stringify(body ?? query ?? {}).includes('"client_key"');
    expect(takes).toBe(!reading.test(path));
    const { properties = {} } = call.response as { properties?: object };
    expect('status' in properties).toBe(!reading.test(path));
  },
);
