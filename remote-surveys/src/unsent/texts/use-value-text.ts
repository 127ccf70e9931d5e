import { torqueSizes, torqueUnitOf } from '@portal/contract/fleet-surveys';
import { formatDate, roundHalfUp } from '@portal/platform/format';
import { useWords } from '@portal/platform/i18n';
import type { Entry } from '@portal/platform/offline';
import { useUser } from '@portal/platform/session';
import { useMeasureText } from '../../findings/use-measure-text.ts';
import { measureIn, partsOf } from '../../merging/fields/values.ts';
import { useFieldText } from '../../units/use-field-text.ts';
import { savesUnit } from './use-field-name.ts';

/** Units of measure in the body of a reading. */
interface Formats {
  readonly pressure_format?: 'psi' | 'bar';
  readonly tread_depth_format?: '32nds' | 'mm';
}

interface ChecklistValue {
  readonly answer: string;
  readonly notes: string;
}

interface TorqueValue {
  /** In N·m. */
  readonly measured: number | null;
  readonly stated: string | null;
}

/** Location codes by id, as far as the loaded rows contain them. */
export type YardCodes = Readonly<Record<number, string>>;

const listed = (texts: readonly (string | null | false)[]) => texts.filter(Boolean).join(', ');

/** Formats field values in the user's units of measure. */
export function useValueText() {
  const { t } = useWords();
  const units = useUser()?.UnitOfMeasurement ?? '0';
  const measureText = useMeasureText();
  const unitText = useFieldText();
  const torqueText = ({ measured, stated }: TorqueValue) => {
    const unit = torqueUnitOf(units);
    const torque = measured === null ? null : roundHalfUp(measured / torqueSizes[unit], 1);
    return listed([
      torque !== null && `${torque} ${t(`measure_unit.${unit}`)}`,
      stated && t(`torque_result.${stated}`),
    ]);
  };
  return (
    { call, options }: Pick<Entry, 'call' | 'options'>,
    field: string,
    value: unknown,
    yards: YardCodes = {},
  ): string => {
    const [name] = partsOf(field);
    const { pressure_format = 'bar', tread_depth_format = 'mm' } = (options.body ?? {}) as Formats;
    if (value === null || value === undefined || value === '') return t('form.not_said');
    if (value === 'not_read' || value === 'inaccessible') return t(`tire_state.${value}`);
    if (typeof value === 'boolean' && name !== 'is_active')
      return t(value ? 'unsent.yes' : 'unsent.no');
    switch (name) {
      case 'pressure':
        return measureText(measureIn(Number(value), pressure_format), pressure_format);
      case 'treads':
        return listed(
          (value as readonly number[]).map((tread) =>
            measureText(measureIn(tread, tread_depth_format), tread_depth_format),
          ),
        );
      case 'valve':
      case 'resolution':
        return t(`${name}.${value}`);
      case 'mileage':
        return measureText(Number(value), units === '1' ? 'mi' : 'km');
      case 'checklist':
        return listed([
          t(`checklist_answer.${(value as ChecklistValue).answer}`),
          (value as ChecklistValue).notes,
        ]);
      case 'torque_checks':
        return torqueText(value as TorqueValue);
      case 'axles':
        return t(`configuration.${(value as { configuration: string }).configuration}`);
      case 'plate': {
        const { license_plate, license_plate_state } = value as Record<string, string | null>;
        return listed([license_plate ?? null, license_plate_state ?? null]);
      }
      case 'product': {
        const { brand = null, product_line = null } = value as Record<string, string | null>;
        return listed([brand, product_line]) || t('form.not_said');
      }
      case 'cap':
        return (value as { retread: string | null }).retread ?? t('change.never_capped');
      case 'location_id':
        return yards[Number(value)] ?? t('unsent.yard', { id: String(value) });
      case 'survey_date':
        return formatDate(String(value));
      case 'kind':
        return t(`survey_kind.${value}`);
      default:
        return savesUnit({ call }) ? unitText.value(name, value) : String(value);
    }
  };
}
