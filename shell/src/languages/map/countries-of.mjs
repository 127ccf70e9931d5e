// ISO 3166-1 numeric codes, as world-atlas has them. Middle America and the Caribbean are drawn
// with North America; land without a region of the chooser is drawn but cannot be chosen.
const codes = {
  north_america: '840 124 484 304 320 084 340 222 558 188 591 192 332 214 388 630 044 780',
  south_america: '032 068 076 152 170 218 238 328 600 604 740 858 862',
  europe:
    '008 040 056 070 100 112 191 196 203 208 233 246 250 276 300 348 352 372 380 428 440 442 498 ' +
    '499 528 578 616 620 642 643 688 703 705 724 752 756 804 807 826',
  asia:
    '004 031 050 051 064 096 104 116 144 156 158 160 268 275 356 360 364 368 376 392 398 400 408 ' +
    '410 414 417 418 422 458 496 512 524 586 608 626 634 682 702 704 760 762 764 784 792 795 860 887',
};

/** Countries without a code of their own. */
const named = { Kosovo: 'europe', 'N. Cyprus': 'europe' };

/**
 * Groups the countries by region; the rest is under `elsewhere`.
 *
 * @param {{id?: string, properties: {name: string}}[]} countries geometries of world-atlas
 */
export function countriesOf(countries) {
  const regions = { north_america: [], south_america: [], europe: [], asia: [], elsewhere: [] };
  for (const country of countries) regions[regionOf(country)].push(country);
  return withGuyane(regions);
}

function regionOf({ id, properties }) {
  const [region] = Object.entries(codes).find(([, listed]) => listed.split(' ').includes(id)) ?? [];
  return region ?? named[properties.name] ?? 'elsewhere';
}

/** France's part of South America is the first polygon of France. */
function withGuyane(regions) {
  const france = regions.europe.find(({ id }) => id === '250');
  const [guyane, ...others] = france.arcs;
  return {
    ...regions,
    europe: [
      ...regions.europe.filter((country) => country !== france),
      { ...france, arcs: others },
    ],
    south_america: [...regions.south_america, { ...france, arcs: [guyane] }],
  };
}
