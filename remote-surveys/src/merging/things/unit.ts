import {
  type ConfigurationCode,
  plateOf,
  type Unit,
  type UnitSaving,
  type UnitType,
  unitNumber,
  vinOf,
} from '@portal/contract/fleet-surveys';
import { textField } from '../fields/values.ts';
import type { Comparable } from './comparable.ts';

interface Axles {
  readonly type: UnitType;
  readonly configuration: ConfigurationCode;
}

interface Plate {
  readonly license_plate: string | null;
  readonly license_plate_country: string | null;
  readonly license_plate_state: string | null;
}

type ChoiceFields = Pick<Unit, 'location_id' | 'year' | 'vocation' | 'meter' | 'is_active'>;
type TextFields = Pick<Unit, 'vin' | 'manufacturer' | 'model' | 'dot' | 'owner'>;

/** A type and its axles belong together, and so do a plate and its state and country. */
type UnitValues = ChoiceFields &
  TextFields &
  Pick<Unit, 'unit_number'> & { readonly axles: Axles; readonly plate: Plate | null };

const chosen = ['location_id', 'year', 'vocation', 'meter', 'is_active'] as const;
const written = ['vin', 'manufacturer', 'model', 'dot', 'owner'] as const;

/** Fields of a unit or of a write. Values that a write omits are not fields. */
function fieldsOf(said: Unit | UnitSaving, row: Plate): Partial<UnitValues> {
  const { unit_number, type, configuration, license_plate } = said;
  const choices = chosen.filter((name) => said[name] !== undefined);
  const texts = written.filter((name) => said[name] !== undefined);
  const textOf = (name: (typeof written)[number]) => {
    const text = said[name] ?? '';
    return textField(name === 'vin' ? vinOf(text) : text);
  };
  return {
    unit_number: unitNumber(unit_number) ?? unit_number,
    axles: { type, configuration },
    ...(license_plate !== undefined && { plate: plateIn(license_plate, { ...row, ...said }) }),
    ...(Object.fromEntries(choices.map((name) => [name, said[name]])) as Partial<ChoiceFields>),
    ...(Object.fromEntries(texts.map((name) => [name, textOf(name)])) as Partial<TextFields>),
  };
}

function plateIn(text: string | null, issued: Partial<Plate>): Plate | null {
  const license_plate = textField(plateOf(text ?? ''));
  if (license_plate === null) return null;
  return {
    license_plate,
    license_plate_country: textField(issued.license_plate_country),
    license_plate_state: textField(issued.license_plate_state),
  };
}

/** All fields of a unit, including its location. */
export const unitFields: Comparable<UnitSaving, Unit, UnitValues> = {
  rowFields: (unit) => fieldsOf(unit, unit) as UnitValues,
  saidFields: fieldsOf,

  bodyWith: ({ tires, ...body }, { axles, plate, ...plain }, { revision }) => ({
    ...body,
    ...plain,
    ...axles,
    ...(plate !== undefined && {
      license_plate: plate?.license_plate ?? null,
      license_plate_country: plate?.license_plate_country ?? null,
      license_plate_state: plate?.license_plate_state ?? null,
    }),
    // Where tires go depends on the author's own choice of axles.
    ...(tires && axles?.configuration === body.configuration && { tires }),
    revision,
  }),
};
