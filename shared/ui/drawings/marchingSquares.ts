/** Centre x and y, radii along and across its axis, rotation in radians, height. */
type Bump = readonly [x: number, y: number, along: number, across: number, turn: number, height: number];

export interface Terrain {
  width: number;
  height: number;
  cellSize: number;
  /** The distance between two points of the drawn curve. */
  pointSpacing: number;
  /** Decimal places in the path data. */
  decimals: number;
  bumps: readonly Bump[];
}

type Point = readonly [x: number, y: number];

/** The contour lines of one level as SVG path data, by the marching squares algorithm on a sum of Gaussian bumps. */
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
  const segments: [Point, Point][] = [];
  // One cell beyond each edge, so that lines leave the drawing instead of ending inside it.
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
        const fraction = a / (a - b);
        return [[from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction] as Point];
      });
      for (let index = 0; index + 1 < cuts.length; index += 2) {
        const [from, to] = [cuts[index], cuts[index + 1]];
        if (from && to) segments.push([from, to]);
      }
    }
  }
  return segments;
}

const pointKey = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Joins segments that share an end into lines. */
function joinSegments(segments: [Point, Point][]) {
  const lines: Point[][] = [];
  const remaining = new Set(segments);
  const takeNextPoint = (end: Point): Point | undefined => {
    for (const segment of remaining) {
      const side = segment.findIndex((point) => pointKey(point) === pointKey(end));
      if (side === -1) continue;
      remaining.delete(segment);
      return segment[1 - side];
    }
    return undefined;
  };
  for (const segment of segments) {
    if (!remaining.delete(segment)) continue;
    const line: Point[] = [...segment];
    for (let next = takeNextPoint(segment[1]); next; next = takeNextPoint(next)) line.push(next);
    for (let next = takeNextPoint(segment[0]); next; next = takeNextPoint(next)) line.unshift(next);
    lines.push(line);
  }
  return lines;
}

/** Points at equal distances along a line, which makes the fitted curve even. */
function resampleEvenly(line: readonly Point[], step: number): readonly Point[] {
  const distances = [0];
  for (const [index, [x, y]] of line.entries()) {
    const previous = line[index - 1];
    if (previous) distances.push((distances.at(-1) ?? 0) + Math.hypot(x - previous[0], y - previous[1]));
  }
  const length = distances.at(-1) ?? 0;
  const count = Math.max(4, Math.round(length / step));
  return Array.from({ length: count + 1 }, (_, index) => {
    const target = (length * index) / count;
    const nextIndex = Math.max(
      1,
      distances.findIndex((distance) => distance >= target - 1e-9),
    );
    const [a, b] = [line[nextIndex - 1], line[nextIndex]];
    if (!a || !b) throw new RangeError('A line has at least two points.');
    const [from = 0, to = 1] = [distances[nextIndex - 1], distances[nextIndex]];
    const fraction = to === from ? 0 : (target - from) / (to - from);
    return [a[0] + (b[0] - a[0]) * fraction, a[1] + (b[1] - a[1]) * fraction];
  });
}

/** A Catmull-Rom curve through the points, as relative cubic Bézier curves. */
function renderSmoothPath(line: readonly Point[], decimals: number) {
  const round = (value: number) => Number(value.toFixed(decimals));
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return '';
  const isClosed = pointKey(first) === pointKey(last);
  const at = (index: number): Point => {
    if (isClosed) return line[(index + line.length - 1) % (line.length - 1)] ?? first;
    return line[Math.min(Math.max(index, 0), line.length - 1)] ?? first;
  };
  let pen: Point = [round(first[0]), round(first[1])];
  let path = `M${pen[0]} ${pen[1]}`;
  for (let index = 0; index < line.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const to: Point = [round(c[0]), round(c[1])];
    const points = [
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      to,
    ];
    path += `c${points
      .flatMap(([x = 0, y = 0]) => [round(x - pen[0]), round(y - pen[1])])
      .join(' ')
      .replace(/ -/g, '-')
      .replace(/\b0\./g, '.')}`;
    pen = to;
  }
  return isClosed ? `${path}z` : path;
}
