import type { Random } from './random.ts';

const firsts = [
  'Amber Ridge',
  'Arrowpoint',
  'Birchfield',
  'Blue Prairie',
  'Boreal',
  'Brightwater',
  'Cedar Fork',
  'Copper Basin',
  'Crestline',
  'Cypress Bend',
  'Deep River',
  'Driftless',
  'Eagle Pass',
  'Elk Hollow',
  'Fairmead',
  'Four Rivers',
  'Foxglove',
  'Granite State',
  'Gray Wolf',
  'Gulfway',
  'Harvest Plains',
  'High Mesa',
  'Ironbridge',
  'Juniper',
  'Kettle Creek',
  'Lakehead',
  'Lantern',
  'Laurel Gap',
  'Longmeadow',
  'Maple Crossing',
  'Meridian Ridge',
  'Millrace',
  'Northbound',
  'Northern Spruce',
  'Oak Harbor',
  'Old Ferry',
  'Open Range',
  'Palisade',
  'Pine Barrens',
  'Prairie Star',
  'Quarry Hill',
  'Red Clay',
  'Riverbend',
  'Saltmarsh',
  'Sandhill',
  'Silver Birch',
  'Stonegate',
  'Sweetgrass',
  'Tall Timber',
  'Three Forks',
  'Tidewater Bay',
  'Timberline',
  'Twin Pines',
  'Upland',
  'Valley Gate',
  'Westmark',
  'Whitecap',
  'Wildrose',
  'Windward',
  'Yarrow Gap',
];
const seconds = [
  'Freight Lines',
  'Logistics',
  'Transport',
  'Carriers',
  'Trucking',
  'Cartage',
  'Hauling',
  'Distribution',
  'Express',
  'Transportation',
  'Motor Freight',
  'Intermodal',
  'Bulk Transport',
  'Food Service',
  'Building Supply',
  'Waste Services',
];
const towns = [
  'Alder',
  'Bexley',
  'Calder',
  'Dunmore',
  'Easton',
  'Fairhaven',
  'Garland',
  'Hollis',
  'Ivydale',
  'Kingsley',
  'Larkin',
  'Marlow',
  'Norwood',
  'Orchard',
  'Pembroke',
  'Rowan',
  'Selby',
  'Thornton',
];
const offices = [
  'County Transit Authority',
  'County Road Commission',
  'Public Works',
  'School District',
];
const families = [
  'Abernathy',
  'Bauer',
  'Calloway',
  'Delgado',
  'Eriksen',
  'Fontaine',
  'Gallagher',
  'Harlan',
  'Ibarra',
  'Jansen',
  'Kowalski',
  'Lindqvist',
  'McAllister',
  'Novak',
  'Okafor',
  'Pelletier',
  'Quesada',
  'Renner',
  'Sandoval',
  'Tremblay',
  'Ulrich',
  'Vandermeer',
  'Whitaker',
  'Yates',
  'Zimmer',
];
const trades = [
  'Tire & Service',
  'Truck Tire Centers',
  'Commercial Tire',
  'Tire & Retread',
  'Fleet Tire',
];

const titles = {
  carrier: (random: Random) => `${random.pick(firsts)} ${random.pick(seconds)}`,
  leasing: (random: Random) => `${random.pick(firsts)} Truck Leasing`,
  government: (random: Random) => `${random.pick(towns)} ${random.pick(offices)}`,
  dealerGroup: (random: Random) => `${random.pick(families)} ${random.pick(trades)}`,
};

export type NameKind = keyof typeof titles;

/** Fictional company names, each used once; a number is added when combinations run out. */
export function createNameIssuer(random: Random): (kind: NameKind) => string {
  const given = new Set<string>();
  return (kind) => {
    for (let attempt = 1; ; attempt += 1) {
      const plain = titles[kind](random);
      const name = attempt > 40 ? `${plain} ${attempt - 39}` : plain;
      if (!given.has(name)) {
        given.add(name);
        return name;
      }
    }
  };
}
