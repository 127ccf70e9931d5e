import { type Address, addressIn } from './addresses.ts';
import type { Books } from './books.ts';
import { type City, cities, distance } from './cities.ts';
import type { Random } from './random.ts';

export interface Dealer extends Address {
  readonly id: number;
  readonly nonsig: string;
  readonly name: string;
  readonly common_owner: string | null;
  readonly is_ctsc: boolean;
  readonly is_retreader: boolean;
}

/** A dealer with what the demo needs to know to place it in the world. */
export interface PlacedDealer extends Dealer {
  readonly place: City;
  /** Days that its plant takes more (or less) than others. */
  readonly turnaroundShift: number;
}

/**
 * Dealers over both countries: a third of them service centres of the provider's own, the others
 * stores of common owners or on their own. Every sixth is a retreader too.
 */
export function makeDealers(count: number, random: Random, books: Books): PlacedDealer[] {
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
