import { type State, states } from './states.ts';

export interface City {
  readonly name: string;
  readonly state: State;
  readonly latitude: number;
  readonly longitude: number;
  /** Prefix of its postal codes. */
  readonly postal: string;
}

/** State, then for each city its name, latitude, longitude west, and prefix of postal codes. */
const list = `
AL Birmingham 33.52 86.81 352|AL Mobile 30.69 88.04 366|AL Huntsville 34.73 86.59 358
AR Little Rock 34.75 92.29 722|AR Fort Smith 35.39 94.40 729|AR West Memphis 35.15 90.18 723
AZ Phoenix 33.45 112.07 850|AZ Tucson 32.22 110.97 857|AZ Flagstaff 35.20 111.65 860
CA Fontana 34.09 117.44 923|CA Stockton 37.96 121.29 952|CA Fresno 36.74 119.79 937
CA Sacramento 38.58 121.49 958|CA Bakersfield 35.37 119.02 933|CA Long Beach 33.77 118.19 908
CO Denver 39.74 104.99 802|CO Pueblo 38.25 104.61 810|CO Grand Junction 39.06 108.55 815
CT Hartford 41.77 72.67 061|CT Waterbury 41.56 73.04 067
FL Jacksonville 30.33 81.66 322|FL Lakeland 28.04 81.95 338|FL Miami 25.76 80.19 331
FL Ocala 29.19 82.14 344|GA Atlanta 33.75 84.39 303|GA Savannah 32.08 81.09 314
GA Macon 32.84 83.63 312|GA Dalton 34.77 84.97 307|IA Des Moines 41.59 93.62 503
IA Davenport 41.52 90.58 528|ID Boise 43.62 116.20 837|ID Twin Falls 42.56 114.46 833
IL Joliet 41.53 88.08 604|IL Rockford 42.27 89.09 611|IL Peoria 40.69 89.59 616
IL Effingham 39.12 88.54 624|IN Indianapolis 39.77 86.16 462|IN Fort Wayne 41.08 85.14 468
IN Gary 41.59 87.35 464|IN Evansville 37.97 87.57 477|KS Wichita 37.69 97.34 672
KS Kansas City 39.11 94.63 661|KS Salina 38.84 97.61 674|KY Louisville 38.25 85.76 402
KY Bowling Green 36.99 86.44 421|LA Baton Rouge 30.45 91.15 708|LA Shreveport 32.53 93.75 711
MA Worcester 42.26 71.80 016|MA Springfield 42.10 72.59 011|ME Portland 43.66 70.26 041
MI Grand Rapids 42.96 85.67 495|MI Romulus 42.22 83.40 481|MI Kalamazoo 42.29 85.59 490
MN Saint Paul 44.95 93.09 551|MN Duluth 46.79 92.10 558|MN Saint Cloud 45.56 94.16 563
MO Kansas City 39.10 94.58 641|MO Saint Louis 38.63 90.20 631|MO Joplin 37.08 94.51 648
MO Springfield 37.21 93.29 658|MS Jackson 32.30 90.18 392|MS Olive Branch 34.96 89.83 386
MT Billings 45.78 108.50 591|MT Missoula 46.87 113.99 598|NC Charlotte 35.23 80.84 282
NC Greensboro 36.07 79.79 274|NC Fayetteville 35.05 78.88 283|ND Fargo 46.88 96.79 581
NE Omaha 41.26 95.93 681|NE North Platte 41.12 100.77 691|NH Manchester 42.99 71.45 031
NJ Newark 40.74 74.17 071|NJ Vineland 39.49 75.03 083|NM Albuquerque 35.08 106.65 871
NM Las Cruces 32.31 106.78 880|NV Reno 39.53 119.81 895|NV Las Vegas 36.17 115.14 891
NY Albany 42.65 73.76 122|NY Buffalo 42.89 78.88 142|NY Syracuse 43.05 76.15 132
OH Columbus 39.96 83.00 432|OH Toledo 41.65 83.54 436|OH Akron 41.08 81.52 443
OH Dayton 39.76 84.19 454|OK Oklahoma City 35.47 97.52 731|OK Tulsa 36.15 95.99 741
OR Portland 45.52 122.68 972|OR Medford 42.33 122.88 975|PA Harrisburg 40.27 76.88 171
PA Allentown 40.60 75.47 181|PA Erie 42.13 80.09 165|PA Pittsburgh 40.44 80.00 152
RI Providence 41.82 71.41 029|SC Greenville 34.85 82.39 296|SC Charleston 32.78 79.93 294
SD Sioux Falls 43.55 96.73 571|SD Rapid City 44.08 103.23 577|TN Memphis 35.15 90.05 381
TN Knoxville 35.96 83.92 379|TN Nashville 36.16 86.78 372|TN Chattanooga 35.05 85.31 374
TX Dallas 32.78 96.80 752|TX Laredo 27.51 99.51 780|TX Houston 29.76 95.37 770
TX San Antonio 29.42 98.49 782|TX El Paso 31.76 106.49 799|TX Amarillo 35.22 101.83 791
TX Lubbock 33.58 101.86 794|UT Salt Lake City 40.76 111.89 841|UT Saint George 37.10 113.58 847
VA Richmond 37.54 77.44 232|VA Roanoke 37.27 79.94 240|VA Winchester 39.19 78.16 226
WA Spokane 47.66 117.43 992|WA Tacoma 47.25 122.44 984|WA Pasco 46.24 119.10 993
WI Green Bay 44.51 88.02 543|WI Milwaukee 43.04 87.91 532|WI Eau Claire 44.81 91.50 547
WV Charleston 38.35 81.63 253|WY Cheyenne 41.14 104.82 820|WY Casper 42.87 106.31 826
AB Calgary 51.05 114.07 T2C|AB Edmonton 53.55 113.49 T5S|AB Red Deer 52.27 113.81 T4N
BC Surrey 49.19 122.85 V3S|BC Kamloops 50.67 120.33 V2C|BC Prince George 53.92 122.75 V2N
MB Winnipeg 49.90 97.14 R3H|MB Brandon 49.85 99.95 R7A|NB Moncton 46.09 64.77 E1E
NS Dartmouth 44.67 63.57 B3B|ON Mississauga 43.59 79.64 L5T|ON London 42.98 81.25 N6E
ON Ottawa 45.42 75.70 K1B|ON Sudbury 46.49 81.00 P3A|ON Thunder Bay 48.38 89.25 P7B
ON Windsor 42.31 83.04 N8W|QC Laval 45.57 73.69 H7L|QC Québec 46.81 71.21 G1N
QC Trois-Rivières 46.34 72.54 G9A|SK Regina 50.45 104.62 S4N|SK Saskatoon 52.13 106.67 S7K`;

export const cities: readonly City[] = list
  .trim()
  .split(/[|\n]/)
  .map((item) => {
    const words = item.split(' ');
    const state = states.get(words[0] ?? '');
    const [latitude, west, postal] = words.slice(-3);
    if (!state || !postal) throw new TypeError(`Not a city: ${item}`);
    return {
      name: words.slice(1, -3).join(' '),
      state,
      latitude: Number(latitude),
      longitude: -Number(west),
      postal,
    };
  });

/** A distance for comparisons, in degrees; it corrects for the narrowing of longitudes. */
export const distance = (
  a: Pick<City, 'latitude' | 'longitude'>,
  b: Pick<City, 'latitude' | 'longitude'>,
): number => Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * 0.77);
