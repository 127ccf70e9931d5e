import { folded } from './folded.ts';
import { type UnitField, unitFields } from './unit-field.ts';

/**
 * Known headings for each field, besides the field's own name: in English, Spanish, Portuguese and
 * French. Accents and case are ignored.
 */
const names: Readonly<Record<UnitField, readonly string[]>> = {
  unit_number: [
    ...[
      'unit',
      'unit no',
      'unit #',
      'unit id',
      'number',
      'no',
      'asset',
      'asset number',
      'equipment',
      'vehicle',
    ],
    ...['unidad', 'numero de unidad', 'no de unidad', 'numero economico', 'economico', 'numero'],
    ...['unidade', 'numero da unidade', 'frota', 'numero de frota', 'veiculo'],
    ...['unite', "numero d'unite", "no d'unite", 'vehicule'],
  ],
  type: [
    ...['unit type', 'equipment type', 'vehicle type'],
    ...['tipo', 'tipo de unidad', 'tipo de unidade', 'tipo de vehiculo', 'tipo de veiculo'],
    ...["type d'unite", 'type de vehicule'],
  ],
  configuration: [
    ...['axle configuration', 'axles', 'axle'],
    ...['configuracion', 'configuracion de ejes', 'ejes'],
    ...['configuracao', 'configuracao de eixos', 'eixos'],
    ...['configuration des essieux', "configuration d'essieux", 'essieux'],
  ],
  vin: [
    ...[
      'vin number',
      'vehicle identification number',
      'chassis',
      'chassis number',
      'serial number',
    ],
    ...['niv', 'numero de serie', 'numero de identificacion vehicular', 'numero de bastidor'],
    ...['chassi', 'numero do chassi', 'niv vin', 'numero de chassis'],
    ...["numero d'identification du vehicule", 'numero de serie'],
  ],
  dot: [
    ...['dot number', 'us dot', 'usdot', 'usdot number'],
    ...['numero dot', 'numero de dot', 'numero do dot', 'no dot'],
  ],
  license_plate: [
    ...[
      'license plate',
      'licence plate',
      'plate',
      'plate number',
      'tag',
      'registration',
      'license',
    ],
    ...['placa', 'placas', 'matricula', 'numero de placa', 'placa do veiculo'],
    ...["plaque d'immatriculation", 'plaque', 'immatriculation'],
  ],
  license_plate_state: [
    ...['plate state', 'state', 'province', 'license state', 'license plate state or province'],
    'state of the plate',
    ...['estado', 'estado de la placa', 'estado da placa', 'provincia', 'uf'],
    ...['etat', 'etat de la plaque', 'province de la plaque', 'province ou etat de la plaque'],
  ],
  license_plate_country: [
    ...['plate country', 'country', 'license country', 'country of the plate'],
    ...['pais', 'pais de la placa', 'pais da placa'],
    ...['pays', 'pays de la plaque'],
  ],
  vocation: [
    ...['use', 'application', 'service'],
    ...['vocacion', 'uso', 'aplicacion', 'servicio'],
    ...['vocacao', 'aplicacao', 'servico'],
    ...['usage', 'utilisation'],
  ],
  manufacturer: [
    ...['make', 'maker', 'brand', 'oem'],
    ...['fabricante', 'marca', 'montadora'],
    ...['fabricant', 'marque', 'constructeur'],
  ],
  model: ['modelo', 'modele'],
  year: [
    ...['model year', 'year of manufacture', 'my'],
    ...['ano', 'ano del modelo', 'ano modelo', 'ano do modelo', 'ano de fabricacion'],
    ...['annee', 'annee modele', 'annee du modele'],
  ],
  owner: [
    ...['owned by', 'lessor', 'owner name'],
    ...['propietario', 'dueno', 'arrendador', 'proprietario', 'locador'],
    ...['proprietaire', 'locateur', 'bailleur'],
  ],
  meter: [
    ...['meter type', 'odometer type'],
    ...['medidor', 'tipo de medidor', 'odometro', 'compteur', 'type de compteur'],
  ],
  is_active: [
    ...['active', 'in service', 'in use'],
    ...['activo', 'activa', 'en servicio', 'ativo', 'ativa', 'em servico'],
    ...['actif', 'active', 'en service'],
  ],
};

/** Normalizes a heading for comparison; every form of "No." becomes the same word for number. */
const headingKey = (text: string): string =>
  folded(text).replace(/^(?:no?|nr|num|nro) /, 'numero ');

const fields: ReadonlyMap<string, UnitField> = new Map(
  unitFields.flatMap((field) =>
    [field, ...names[field]].map((name) => [headingKey(name), field] as const),
  ),
);

/** Returns the field of a heading in any of the four languages; null if it is unknown. */
export const fieldOf = (heading: string): UnitField | null =>
  fields.get(headingKey(heading)) ?? null;

/** Whether a row is headings: it names the unit number and another field. */
export function isHeading(cells: readonly string[]): boolean {
  const found = new Set(cells.map(fieldOf));
  found.delete(null);
  return found.has('unit_number') && found.size > 1;
}
