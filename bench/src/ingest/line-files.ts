import {
  accounts,
  dayOf,
  dealers,
  locationsOfEach,
  nonsig,
  numbers,
  placeOf,
  products,
} from './places.ts';
import type { Content } from './write-files.ts';

const linesOfCall = 4;

/**
 * Returns the files of a portal with the given number of invoice lines, one fifth of them for
 * calls; the lines come last.
 */
export function lineFiles(lines: number): Content[] {
  const calls = Math.ceil(lines / 5 / linesOfCall);
  return [
    {
      kind: 'accounts',
      header: 'nonsig,name,account_type,fleet_type,country',
      rows: numbers(accounts).map((n) => `${nonsig(1, n)},Fleet ${n},3,us_national_account,US`),
    },
    {
      kind: 'locations',
      header:
        'account,code,name,customer_number,address,city,state,postal_code,country,latitude,longitude,group,region',
      rows: numbers(accounts * locationsOfEach).map((n) => {
        const [account, place] = placeOf(n);
        return `${account},${place},Yard ${n},,1 Depot Ave,Toledo,OH,43601,US,,,,`;
      }),
    },
    {
      kind: 'dealers',
      header:
        'nonsig,name,common_owner,is_ctsc,is_retreader,address,city,state,postal_code,country,serves',
      rows: numbers(dealers).map(
        (n) => `${nonsig(2, n)},Dealer ${n},,no,yes,1 Main St,Akron,OH,44301,US,`,
      ),
    },
    {
      kind: 'products',
      header: 'kind,brand,line,size,load_range,design_position,original_tread_mm,retired',
      rows: numbers(products).map((n) => `tire,Brand ${n % 12},Line ${n},11R22.5,G,drive,,`),
    },
    {
      kind: 'calls',
      header:
        'call_number,account,location,dealer,call_type,unit_location,status,received_at,received_on,rolling_at,completed_at,state,unit_number,wheel_position',
      rows: numbers(calls).map((n) => {
        const type = n % 5 < 2 ? 'emergency,roadside' : 'scheduled,yard';
        const received = `${dayOf(n)}T12:00:00Z,${dayOf(n)}`;
        const dealer = nonsig(2, n % dealers);
        return `C${n},${placeOf(n)},${dealer},${type},completed,${received},,,OH,,`;
      }),
    },
    {
      kind: 'invoice-lines',
      header:
        'dealer,invoice_number,line_number,account,location,call_number,invoice_date,kind,product_brand,product_line,product_size,product_load_range,repair,quantity,amount',
      rows: lineRows(lines, calls),
    },
  ];
}

function* lineRows(lines: number, calls: number): Generator<string> {
  for (let n = 0; n < lines; n += 1) {
    const call = n % 5 === 0 ? (n / 5) % calls : undefined;
    const place = placeOf(call ?? n);
    const product = n % products;
    const goods =
      n % 2 === 0 ? `new_tire,Brand ${product % 12},Line ${product},11R22.5,G,,4` : 'labour,,,,,,1';
    const called = call === undefined ? '' : `C${call}`;
    const invoice = `${nonsig(2, n % dealers)},${Math.floor(n / dealers)},1`;
    yield `${invoice},${place},${called},${dayOf(n)},${goods},${100 + (n % 900)}.25`;
  }
}
