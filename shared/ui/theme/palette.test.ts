import { dark, light, type Palette } from './palette';

const linearize = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function computeLuminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearize(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(palette: Palette, front: keyof Palette, back: keyof Palette) {
  const [high, low] = [computeLuminance(palette[front]), computeLuminance(palette[back])].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}

const textPairs: [keyof Palette, (keyof Palette)[]][] = [
  ['ink', ['background', 'surface', 'sunken', 'accentTint']],
  ['ink2', ['background', 'surface', 'sunken']],
  ['ink3', ['background', 'surface', 'sunken']],
  ['onPine', ['pine', 'pine2', 'pineLine']],
  ['onPine2', ['pine', 'pine2', 'pineLine']],
  ['onAccent', ['accent', 'accentHover']],
  ['accentText', ['background', 'surface', 'accentTint']],
  ['good', ['goodTint', 'surface']],
  ['bad', ['badTint', 'surface', 'background']],
  ['warn', ['warnTint', 'surface']],
  ['info', ['infoTint', 'surface']],
  ['background', ['ink', 'bad']],
  ['onLive', ['live']],
];
const markPairs: [keyof Palette, (keyof Palette)[]][] = [
  ['lineStrong', ['surface', 'background']],
  ['accent', ['surface', 'background', 'pine']],
  ['liveMark', ['live']],
  ['focus', ['surface', 'background']],
];
const pairs = (table: typeof textPairs) =>
  table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('palette of the %s theme', (_, palette) => {
  it.each(pairs(textPairs))('has enough contrast for %s text on %s', (front, back) => {
    expect(computeContrast(palette, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(markPairs))('has enough contrast for a %s mark on %s', (front, back) => {
    expect(computeContrast(palette, front, back)).toBeGreaterThanOrEqual(3);
  });
});
