const coefficients = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155,
  0.1208650973866179e-2, -0.5395239384953e-5,
];

/** Lanczos' approximation of the logarithm of the gamma function, for x > 0. */
export function logGamma(x: number): number {
  const series = coefficients.reduce(
    (sum, coefficient, index) => sum + coefficient / (x + index + 1),
    1.000000000190015,
  );
  const shifted = x + 5.5;
  return (x + 0.5) * Math.log(shifted) - shifted + Math.log((2.5066282746310007 * series) / x);
}
