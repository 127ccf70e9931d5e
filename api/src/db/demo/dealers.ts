import { type Address, addressIn } from './addresses.ts';
import { type City, cities, distance } from './cities.ts';
import type { Random } from './random.ts';
import type { UniqueIssuers } from './unique-issuers.ts';

export interface Dealer extends Address {
  readonly id: number;
  readonly nonsig: string;
  readonly name: string;
  readonly common_owner: string | null;
  readonly is_ctsc: boolean;
  readonly is_retreader: boolean;
}

/** A dealer with the data to place it in the demo world. */
export interface PlacedDealer extends Dealer {
  readonly place: City;
  /** Days by which its plant is slower than others; negative if faster. */
  readonly turnaroundShift: number;
}

/**
 * Generates dealers across both countries: a third are the provider's own service centers, the
 * others are stores of common owners or independent. Every sixth is also a retreader.
 */
export function makeDealers(count: number, random: Random, books: UniqueIssuers): PlacedDealer[] {
  const owners = Array.from({ length: Math.ceil(count / 9) }, () => books.name('dealerGroup'));
  const stores = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const country = index % 4 === 3 ? 'CA' : 'US';
    const place = random.pick(cities.filter(({ state }) => state.country === country));
    const isCtsc = random.chance(0.3);
    const owner = !isCtsc && random.chance(0.6) ? random.pick(owners) : null;
    const plain = isCtsc ? 'Commercial Tire Service Center' : (owner ?? books.name('dealerGroup'));
    const title = isCtsc || owner ? `${plain} - ${place.name}` : plain;
    const store = (stores.get(title) ?? 0) + 1;
    stores.set(title, store);
    return {
      id: index + 1,
      nonsig: books.nonsig(),
      name: store > 1 ? `${title} ${store}` : title,
      common_owner: owner,
      is_ctsc: isCtsc,
      is_retreader: index % 6 < 1 || index % 12 === 3,
      ...addressIn(place, random),
      place,
      turnaroundShift: random.between(-2, 2),
    };
  });
}

/** The dealers of a place's country, nearest first. */
export const nearestTo = (place: City, dealers: readonly PlacedDealer[]): PlacedDealer[] =>
  dealers
    .filter((dealer) => dealer.country === place.state.country)
    .map((dealer) => ({ dealer, away: distance(place, dealer.place) }))
    .sort((a, b) => a.away - b.away || a.dealer.id - b.dealer.id)
    .map(({ dealer }) => dealer);
