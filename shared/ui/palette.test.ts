import { dark, light, type Palette } from './palette';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(palette: Palette, front: keyof Palette, back: keyof Palette) {
  const [high, low] = [luminance(palette[front]), luminance(palette[back])].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const text: [keyof Palette, (keyof Palette)[]][] = [
  ['ink', ['ground', 'wall', 'sunk', 'holdTint']],
  ['ink2', ['ground', 'wall', 'sunk']],
  ['ink3', ['ground', 'wall', 'sunk']],
  ['onPine', ['pine', 'pine2', 'pineLine']],
  ['onPine2', ['pine', 'pine2', 'pineLine']],
  ['onHold', ['hold', 'holdPress']],
  ['holdText', ['ground', 'wall', 'holdTint']],
  ['good', ['goodTint', 'wall']],
  ['bad', ['badTint', 'wall', 'ground']],
  ['warn', ['warnTint', 'wall']],
  ['info', ['infoTint', 'wall']],
  ['ground', ['ink', 'bad']],
  ['onLive', ['live']],
];
const marks: [keyof Palette, (keyof Palette)[]][] = [
  ['lineStrong', ['wall', 'ground']],
  ['hold', ['wall', 'ground', 'pine']],
  ['liveMark', ['live']],
  ['focus', ['wall', 'ground']],
];
const pairs = (table: typeof text) => table.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s', (_, palette) => {
  it.each(pairs(text))('%s can be read on %s', (front, back) => {
    expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(marks))('%s can be seen on %s', (front, back) => {
    expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(3);
  });
});
