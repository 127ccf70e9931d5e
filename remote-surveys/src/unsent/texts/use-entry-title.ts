import type { Wheel } from '@portal/contract/fleet-surveys';
import { formatDate } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';

type TirePosition = Pick<Wheel, 'axle_number' | 'side' | 'slot'>;

/** Fields of a call's body that help to name the entry. */
type Body = Partial<TirePosition> & {
  readonly unit_id?: unknown;
  readonly unit_number?: unknown;
  readonly survey_date?: unknown;
  readonly is_done?: unknown;
  readonly replacements?: readonly TirePosition[];
};

/** Calls with texts of their own, `unsent.what.*`. */
const told = [
  'save_tire',
  'update_tire_details',
  'update_unit_inspection',
  'replace_tires',
  'undo_tire_replace',
  'save_unit',
  'add_new_unit_to_survey',
  'add_existing_unit_to_survey',
  'create_survey',
  'update_survey_details',
  'finish_survey',
  'send_email_reports',
  'add_unit_image',
  'add_tire_image',
] as const;

/** Names an entry, such as `Reading of 2LO`. */
export function useEntryTitle() {
  const { t } = useWords();
  const place = ({ axle_number: axle, side, slot }: Partial<TirePosition>) =>
    axle && side && slot ? t(`wheel.${side}_${slot}`, { axle }) : '';
  return ({ call, options }: Pick<Entry, 'call' | 'options'>): string => {
    const [, name = ''] = call.split('/');
    const body = (options.body ?? {}) as Body;
    const what = told.find((each) => each === name);
    if (what === undefined) return t('unsent.what.other');
    if (what === 'save_unit' && body.unit_id === undefined)
      return t('unsent.what.add_new_unit_to_survey', { number: String(body.unit_number) });
    if (what === 'update_unit_inspection' && body.is_done === true)
      return t('unsent.what.unit_done');
    return t(`unsent.what.${what}`, {
      position: place(body),
      positions: (body.replacements ?? []).map(place).join(', '),
      number: String(body.unit_number ?? ''),
      date: typeof body.survey_date === 'string' ? formatDate(body.survey_date) : '',
    });
  };
}
