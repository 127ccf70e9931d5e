/** What a name in `navigator.userAgent` stands for; the first that is found counts. */
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

/** What the person works on, as in `Chrome on Android`; empty where the browser does not say. */
export function deviceName({ userAgent, maxTouchPoints }: Navigator): string {
  const found = (names: Names) => names.find(([mark]) => mark.test(userAgent))?.[1];
  const system = found(systems);
  // An iPad takes itself for a Mac, which has no screen to touch.
  const device = system === 'Mac' && maxTouchPoints > 1 ? 'iPad' : system;
  return [found(browsers), device].filter(Boolean).join(' on ');
}
