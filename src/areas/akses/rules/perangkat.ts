const BROWSER: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SISTEM: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (names: typeof BROWSER, text: string): string | undefined =>
  names.find(([word]) => word.test(text))?.[1];

/** What a person would call the device, from what its browser says of itself: "Chrome, Windows". */
export function sebutPerangkat(userAgent: string): string {
  const said = [first(BROWSER, userAgent), first(SISTEM, userAgent)].filter(Boolean);
  return said.length > 0 ? said.join(', ') : 'Program';
}
