import { formatDate } from '@portal/platform/format';
import { type CallFailure, failureWord, isCallFailure } from '@portal/platform/http';
import type { SpokenWords } from '@portal/platform/i18n';

/** Refusal codes that have a text in this remote. */
const told: readonly string[] = [
  'axle_lifted',
  'changed_elsewhere',
  'key_reused',
  'mounted_since',
  'not_undoable',
  'survey_finished',
  'tire_mounted',
  'tires_in_place',
];
const absent: readonly string[] = ['unknown_value', 'not_found'];

/** The text that explains why a write was refused, when no field is at fault. */
export function refusalText(t: SpokenWords['t'], error: unknown): string {
  if (!isCallFailure(error)) return t(failureWord(error));
  if (told.includes(error.code)) return t(`refused.${error.code}`);
  if (error.code === 'place_not_free') return obstacleText(t, error);
  if (absent.includes(error.code)) return t('refused.gone');
  return t(failureWord(error));
}

/** Why a removed tire cannot be put back. */
function obstacleText(t: SpokenWords['t'], { details }: CallFailure): string {
  const { obstacle, unit_number, position, tire, since } = details;
  return t(`removed_tire.obstacle.${String(obstacle)}`, {
    number: String(unit_number),
    position: String(position),
    tire: String(tire) || t('removed_tire.unknown_tire'),
    date: typeof since === 'string' ? formatDate(since) : '',
  });
}
