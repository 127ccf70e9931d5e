import {
  type ChosenFactor,
  chosenFactors,
  type LeaseQuote,
  type LeaseRates,
  leaseFactors,
  leaseFigures,
} from '@portal/contract/analysis-reports';
import { mutable } from './stored-quote.ts';

/** Initial values of the form for a new quote. */
const start = { size: '295/75R22.5', tires: 18, miles: 100_000, units: 10 };

/** Returns an unsaved quote, with the value of each factor that changes the rate least. */
export function newQuote(rates: LeaseRates): LeaseQuote {
  const isUsual = rates.bases.some(({ size }) => size === start.size);
  const inputs = {
    ...start,
    size: isUsual ? start.size : (rates.bases[0]?.size ?? ''),
    factors: plainValues(rates),
  };
  return {
    id: null,
    revision: null,
    date_changed: null,
    quote_name: '',
    customer_name: '',
    address: '',
    city: '',
    state: '',
    zip: '',
    latitude: null,
    longitude: null,
    precision: null,
    ...inputs,
    rates_on: rates.rates_on,
    newer_rates: false,
    figures: mutable(leaseFigures(rates, inputs)),
  };
}

function plainValues({ factors }: LeaseRates): Record<ChosenFactor, string> {
  const plain = (factor: ChosenFactor): string => {
    const values = factors.find((each) => each.factor === factor)?.values ?? [];
    const [best] = [...values].sort((one, other) => Math.abs(one.rate) - Math.abs(other.rate));
    return best?.value ?? leaseFactors[factor][0];
  };
  // Keyed by the names of the factors.
  return Object.fromEntries(chosenFactors.map((factor) => [factor, plain(factor)])) as Record<
    ChosenFactor,
    string
  >;
}
