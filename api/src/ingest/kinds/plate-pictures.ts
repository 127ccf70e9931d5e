import { type FileKind, required } from '../file-kind.ts';
import { documentNumber, fileName, nonsig } from '../values/text.ts';
import { account, survey } from './references.ts';

const isOther = 'r.present_hash is distinct from r.picture';

/** Plate photos taken by lanes, one per crossing. */
export const platePictures: FileKind = {
  columns: {
    account: required(nonsig),
    survey_number: required(documentNumber),
    picture: required(fileName),
  },
  pictures: 'picture',
  key: ['account', 'survey_number'],
  references: [
    account,
    survey,
    {
      columns: ['survey_number'],
      join: `left join crossings c on c.survey_id = surveys.id
        left join unit_inspections i on i.survey_id = c.survey_id
        left join images present on present.id = c.license_plate_image`,
      take: `surveys.surveyor as lane, c.survey_id as crossing_id, c.crossed_at, c.local_date, c.local_time,
        c.expected_tires, i.id as inspection_id, present.id as present_id,
        present.content_hash as present_hash`,
      fault: 'r.survey_id is not null and r.crossing_id is null',
      reason: `format('Survey %s is no crossing.', r.survey_number)`,
    },
  ],
  table: 'crossings',
  conflict: ['survey_id'],
  identity: 't.survey_id',
  before: [
    'create temp table plates (inspection_id integer, image_id integer) on commit drop',
    `with come as (
      insert into images (account_id, inspection_id, content_hash, taken_by, taken_at,
        changed_by_name, changed_at)
      select r.account_id, r.inspection_id, r.picture, r.lane, r.crossed_at, r.lane, now()
      from accepted r where ${isOther}
      returning inspection_id, id
    )
    insert into plates select inspection_id, id from come`,
  ],
  // All of these rows belong to stored crossings; only the picture may differ.
  written: {
    survey_id: 'r.crossing_id',
    account_id: 'r.account_id',
    crossed_at: 'r.crossed_at',
    local_date: 'r.local_date',
    local_time: 'r.local_time',
    expected_tires: 'r.expected_tires',
    license_plate_image: `coalesce(
      (select p.image_id from plates p where p.inspection_id = r.inspection_id), r.present_id)`,
  },
  after: [
    `update images t set deleted_at = now(), changed_at = now(), revision = t.revision + 1
      from accepted r where t.id = r.present_id and ${isOther}`,
  ],
};
