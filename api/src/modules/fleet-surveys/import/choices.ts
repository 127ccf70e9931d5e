import {
  axleConfigurations,
  type ConfigurationCode,
  configurationCodes,
  meters,
  unitTypes,
  vocations,
} from '@portal/contract/fleet-surveys';
import { states } from '@portal/contract/portal';
import { folded } from './folded.ts';
import type { LocalizedChoices } from './localized-choices.ts';
import type { UnitField } from './unit-field.ts';

type Names = Readonly<Record<string, readonly string[]>>;

/** Languages whose country names are recognized. */
const languages = ['en', 'es', 'pt', 'fr'];

const types: Names = {
  tractor: [
    'truck',
    'power unit',
    'tracteur',
    'camion',
    'tractocamion',
    'cavalo mecanico',
    'caminhao',
  ],
  trailer: [
    'semi trailer',
    'remolque',
    'semirremolque',
    'reboque',
    'carreta',
    'remorque',
    'semi remorque',
  ],
  dolly: ['converter', 'chariot', 'diabolo'],
  misc: [
    'other',
    'miscellaneous',
    'bus',
    'otro',
    'otros',
    'outro',
    'outros',
    'autre',
    'divers',
    'autobus',
    'onibus',
  ],
};

const uses: Names = {
  long_haul: ['larga distancia', 'longo curso', 'longue distance', 'linehaul', 'otr'],
  regional: ['regional haul'],
  pickup_delivery: [
    'p d',
    'pickup and delivery',
    'recogida y entrega',
    'coleta e entrega',
    'cueillette et livraison',
  ],
  ltl: ['less than truckload', 'carga fracionada', 'carga consolidada', 'charges partielles'],
  mixed_service: ['servicio mixto', 'servico misto', 'service mixte'],
  waste: ['refuse', 'residuos', 'dechets'],
  tanker: ['tank', 'cisterna', 'tanque', 'citerne'],
  logging: ['forestal', 'florestal', 'forestier'],
  transit_bus: ['transporte publico', 'onibus urbano', 'autobus urbano', 'autobus urbain'],
  school_bus: ['autobus escolar', 'onibus escolar', 'autobus scolaire'],
  utility: ['servicios publicos', 'concessionarias', 'services publics'],
  municipal: [],
  lease_rental: ['lease', 'rental', 'arrendamiento', 'locacao', 'location'],
};

const meterNames: Names = {
  odometer: ['odometro', 'odometre', 'hodometro'],
  hub: ['hubodometer', 'hub odometer', 'hubodometro', 'odometre de moyeu'],
  none: ['no', 'ninguno', 'nenhum', 'aucun'],
};

const answers: Names = {
  true: [
    'yes',
    'y',
    '1',
    'x',
    'active',
    'si',
    's',
    'activo',
    'sim',
    'ativo',
    'oui',
    'o',
    'actif',
    'vrai',
    'verdadero',
    'verdadeiro',
    'in service',
    'en servicio',
    'em servico',
    'en service',
  ],
  false: [
    'no',
    'n',
    '0',
    'inactive',
    'inactivo',
    'nao',
    'inativo',
    'non',
    'inactif',
    'faux',
    'falso',
    'out of service',
    'fuera de servicio',
    'fora de servico',
    'hors service',
  ],
};

/** Maps each code's own name and its common names to the code. */
const byName = (codes: readonly string[], names: Names): ReadonlyMap<string, string> =>
  new Map(
    codes.flatMap((code) => [code, ...(names[code] ?? [])].map((name) => [folded(name), code])),
  );

const countryCodes = Object.keys(states);
const countryNames: Names = Object.fromEntries(
  countryCodes.map((code) => [
    code,
    languages.map(
      (language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code,
    ),
  ]),
);

const choices: Partial<Record<UnitField, ReadonlyMap<string, string>>> = {
  type: byName(unitTypes, types),
  configuration: byName(configurationCodes, {}),
  vocation: byName(vocations, uses),
  meter: byName(meters, meterNames),
  is_active: byName(Object.keys(answers), answers),
  license_plate_country: byName(countryCodes, {
    ...countryNames,
    US: [...(countryNames.US ?? []), 'usa', 'eua', 'eeuu', 'ee uu', 'united states of america'],
  }),
};

/** English names of states, of all countries together. */
const stateNames: ReadonlyMap<string, string> = new Map(
  Object.values(states).flatMap((of) =>
    Object.entries(of).map(([code, name]) => [folded(name), code] as const),
  ),
);

/**
 * Converts a text of a file to the form's value: a choice to its code, named in any of the four
 * languages; a year without decimals. Unknown texts stay as written.
 *
 * @param spoken names of the choices on screen
 */
export function toFormValue(field: UnitField, text: string, spoken: LocalizedChoices): string {
  const name = folded(text);
  if (field === 'license_plate_state') return stateNames.get(name) ?? text.toUpperCase();
  if (field === 'year') return text.replace(/^(\d{4})[.,]0+$/, '$1');
  return choices[field]?.get(name) ?? spoken.get(field)?.get(name) ?? text;
}

/** Returns the primary unit type of a configuration; null if it is unknown. */
export const typeOf = (configuration: string | undefined): string | null =>
  configuration !== undefined && Object.hasOwn(axleConfigurations, configuration)
    ? axleConfigurations[configuration as ConfigurationCode].types[0]
    : null;

/** Whether a state belongs to a country whose states are listed. */
export const isStateIn = (country: string, state: string): boolean =>
  Object.hasOwn(states, country) && Object.hasOwn(states[country as keyof typeof states], state);
