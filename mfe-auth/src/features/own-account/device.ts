export type Browser = 'edge' | 'opera' | 'samsung' | 'firefox' | 'chrome' | 'safari';
export type System = 'android' | 'ios' | 'windows' | 'mac' | 'linux';

/** In this order: most browsers also name those that they descend from. */
const browsers: [Browser, RegExp][] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /Chrom(e|ium)\/|\bCriOS\//],
  ['safari', /\bSafari\//],
];

/** Android also says Linux, and iPhones say Mac OS X. */
const systems: [System, RegExp][] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];

/** The browser and the system that a user agent names; null for what it does not name. */
export function deviceOf(userAgent: string | null): {
  browser: Browser | null;
  system: System | null;
} {
  const find = <Name>(list: readonly [Name, RegExp][]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
