/** Centre x and y, radii along and across, turn in radians, height. */
type Bump = readonly [x: number, y: number, along: number, across: number, turn: number, height: number];

export interface Terrain {
  width: number;
  height: number;
  cellSize: number;
  /** Distance between two points of the drawn curve. */
  pointSpacing: number;
  /** Decimals that are kept. */
  decimals: number;
  bumps: readonly Bump[];
}

type Point = readonly [x: number, y: number];

/** The lines of one height as SVG path data, by marching squares over rounded bumps. */
export function renderContour(terrain: Terrain, level: number) {
  return joinSegments(findSegments(terrain, level))
    .map((line) => renderSmoothPath(resampleEvenly(line, terrain.pointSpacing), terrain.decimals))
    .join('');
}

function computeHeight(bumps: Terrain['bumps'], x: number, y: number) {
  return bumps.reduce((sum, [cx, cy, along, across, turn, height]) => {
    const [dx, dy] = [x - cx, y - cy];
    const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / along;
    const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / across;
    return sum + height * Math.exp(-(u * u + v * v) / 1.6);
  }, 0);
}

function findSegments({ width, height, cellSize, bumps }: Terrain, level: number) {
  const found: [Point, Point][] = [];
  // One cell beyond each edge, so that lines leave the sheet instead of ending on it.
  for (let y = -cellSize; y <= height; y += cellSize) {
    for (let x = -cellSize; x <= width; x += cellSize) {
      const corners: Point[] = [
        [x, y],
        [x + cellSize, y],
        [x + cellSize, y + cellSize],
        [x, y + cellSize],
      ];
      const heights = corners.map(([cx, cy]) => computeHeight(bumps, cx, cy) - level);
      const cuts = corners.flatMap((from, index) => {
        const next = (index + 1) % 4;
        const [a = 0, b = 0, to = from] = [heights[index], heights[next], corners[next]];
        if (a < 0 === b < 0) return [];
        const share = a / (a - b);
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as Point];
      });
      for (let index = 0; index + 1 < cuts.length; index += 2) {
        const [from, to] = [cuts[index], cuts[index + 1]];
        if (from && to) found.push([from, to]);
      }
    }
  }
  return found;
}

const pointKey = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Joins segments that share an end into lines. */
function joinSegments(pieces: [Point, Point][]) {
  const lines: Point[][] = [];
  const left = new Set(pieces);
  const take = (end: Point): Point | undefined => {
    for (const piece of left) {
      const side = piece.findIndex((point) => pointKey(point) === pointKey(end));
      if (side === -1) continue;
      left.delete(piece);
      return piece[1 - side];
    }
    return undefined;
  };
  for (const piece of pieces) {
    if (!left.delete(piece)) continue;
    const line: Point[] = [...piece];
    for (let next = take(piece[1]); next; next = take(next)) line.push(next);
    for (let next = take(piece[0]); next; next = take(next)) line.unshift(next);
    lines.push(line);
  }
  return lines;
}

/** Points at even distances along a line: an even curve needs even steps. */
function resampleEvenly(line: readonly Point[], step: number): readonly Point[] {
  const reach = [0];
  for (const [index, [x, y]] of line.entries()) {
    const before = line[index - 1];
    if (before) reach.push((reach.at(-1) ?? 0) + Math.hypot(x - before[0], y - before[1]));
  }
  const length = reach.at(-1) ?? 0;
  const count = Math.max(4, Math.round(length / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const goal = (length * index) / count;
    const after = Math.max(
      1,
      reach.findIndex((distance) => distance >= goal - 1e-9),
    );
    const [a, b] = [line[after - 1], line[after]];
    if (!a || !b) throw new RangeError('A line has at least two points.');
    const [from = 0, to = 1] = [reach[after - 1], reach[after]];
    const share = to === from ? 0 : (goal - from) / (to - from);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
}

/** A Catmull-Rom curve through the points, as relative cubics. */
function renderSmoothPath(line: readonly Point[], digits: number) {
  const cut = (value: number) => Number(value.toFixed(digits));
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return '';
  const closed = pointKey(first) === pointKey(last);
  const at = (index: number): Point => {
    if (closed) return line[(index + line.length - 1) % (line.length - 1)] ?? first;
    return line[Math.min(Math.max(index, 0), line.length - 1)] ?? first;
  };
  let pen: Point = [cut(first[0]), cut(first[1])];
  let path = `M${pen[0]} ${pen[1]}`;
  for (let index = 0; index < line.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const to: Point = [cut(c[0]), cut(c[1])];
    const points = [
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      to,
    ];
    path += `c${points
      .flatMap(([x = 0, y = 0]) => [cut(x - pen[0]), cut(y - pen[1])])
      .join(' ')
      .replace(/ -/g, '-')
      .replace(/\b0\./g, '.')}`;
    pen = to;
  }
  return closed ? `${path}z` : path;
}
