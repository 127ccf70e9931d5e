/** Names for marks in `navigator.userAgent`; the first match wins. */
type Names = readonly (readonly [mark: RegExp, name: string])[];

const browsers: Names = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: Names = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** Returns the user's browser and device, such as `Chrome on Android`; empty if unknown. */
export function deviceName({ userAgent, maxTouchPoints }: Navigator): string {
  const found = (names: Names) => names.find(([mark]) => mark.test(userAgent))?.[1];
  const system = found(systems);
  // An iPad reports itself as a Mac, but Macs have no touch screen.
  const device = system === 'Mac' && maxTouchPoints > 1 ? 'iPad' : system;
  return [found(browsers), device].filter(Boolean).join(' on ');
}
