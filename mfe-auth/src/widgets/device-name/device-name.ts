import { m } from './messages';

// The first match counts: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /Chrom(e|ium)\/|\bCriOS\//],
  ['safari', /\bSafari\//],
] as const;

// Android is a Linux, and an iPad calls itself "like Mac OS X".
const systems = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
] as const;

/** The browser and the system of a session in words, from the `User-Agent` that the server stored. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = browsers.find(([, pattern]) => pattern.test(text))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0];
  if (browser && system) return m.browserOn(m.browsers[browser], m.systems[system]);
  if (browser) return m.browsers[browser];
  return system ? m.systems[system] : m.unknown;
}
