import type { FrameState } from './timeline';

// Each of these runs in the page, whole and by itself. They find the drawing's parts by their order: first the contours,
// then the way done, the way ahead, the holds, the flag.

/** Leaves nothing of the page but the hill's drawing. Returns the colour of its ground. */
export function isolateHill({ width, height }: { width: number; height: number }): string {
  const drawn = document.querySelector('svg[role=img]')?.parentElement?.querySelector('div');
  const background = drawn?.parentElement?.parentElement?.cloneNode() as HTMLElement | undefined;
  if (!drawn || !background) throw new Error('The page has no hill.');
  background.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
  drawn.style.cssText = 'mask: none; z-index: 0';
  background.append(drawn);
  document.body.replaceChildren(background);
  return getComputedStyle(background).backgroundColor;
}

/** Takes the contours apart into their lines, from the outside in. */
export function splitContours() {
  const top = { x: 870, y: 285 };
  const [svg] = document.querySelectorAll('svg');
  const found = [...(svg?.querySelectorAll('path') ?? [])].flatMap((path) => {
    const { strokeWidth } = getComputedStyle(path);
    return (path.getAttribute('d')?.match(/M[^M]+/g) ?? []).map((d) => {
      const line = path.cloneNode() as SVGPathElement;
      line.setAttribute('d', d);
      line.setAttribute('pathLength', '1');
      line.style.strokeWidth = strokeWidth;
      const points = [0, 0.2, 0.4, 0.6, 0.8].map((share) => line.getPointAtLength(share * line.getTotalLength()));
      return { line, out: points.reduce((sum, { x, y }) => sum + Math.hypot(x - top.x, y - top.y), 0) };
    });
  });
  const lines = found.sort((a, b) => b.out - a.out).map(({ line }) => line);
  svg?.replaceChildren(...lines);

  const show = ({ rings }: FrameState) => {
    for (const [index, { drawn, opacity }] of rings.entries()) {
      const style = lines[index]?.style;
      style?.setProperty('opacity', `${opacity}`);
      style?.setProperty('stroke-dasharray', drawn < 1 ? `${drawn} 2` : 'none');
      style?.setProperty('visibility', drawn > 0 ? 'visible' : 'hidden');
    }
  };
  return { count: lines.length, show };
}

/** Lays, under the steps as they are drawn, the same steps as somebody walks them. */
export function createWalk() {
  const svg = document.querySelectorAll('svg')[1];
  const [done, ahead, ...rest] = [...(svg?.querySelectorAll('path') ?? [])];
  const holds = rest.slice(0, 4);
  const [past, here, next, flag] = [holds[0], holds[1], holds[3], rest[4]];
  if (!svg || !done || !ahead || !past || !here || !next || !flag) throw new Error('The hill has no way.');

  const colours = [next, here, past].map((hold) => getComputedStyle(hold).fill);
  const tracks = [done, ahead].map((path) => copyPath(ahead, path));
  const ways = [done, ahead].map((path) => copyPath(done, path));
  const places = holds.map((hold) => copyPath(next, hold));
  const raised = copyPath(flag, flag);
  raised.style.fill = raised.style.stroke = getComputedStyle(done).stroke;
  const stops = ways.map((way, index) => lengthAt(way, holds[index * 2]));
  const turns = holds.map((hold) => hold.getAttribute('transform')?.replace(/ ?scale\(.*/, '') ?? '');

  const drawing = group([...svg.children]);
  const walk = group([...tracks, ...ways, raised, ...places]);
  const both = group([drawing, walk]);
  // Two layers that fade into each other add up: where both are alike nothing is seen of it.
  walk.style.mixBlendMode = 'plus-lighter';
  both.style.isolation = 'isolate';
  svg.replaceChildren(both);

  return (moment: FrameState) => {
    drawing.style.opacity = `${moment.drawingOpacity}`;
    walk.style.opacity = `${1 - moment.drawingOpacity}`;
    raised.style.opacity = `${moment.flagOpacity}`;
    raised.style.transform = `translateY(${(1 - moment.flagOpacity) * 12}px)`;
    for (const [index, way] of ways.entries()) {
      const legs = Math.min(2, Math.max(0, moment.legsWalked - index * 2));
      const [stop = 0, length] = [stops[index], way.getTotalLength()];
      const gone = legs <= 1 ? stop * legs : stop + (length - stop) * (legs - 1);
      way.style.strokeDasharray = `${gone} ${length * 2}`;
      way.style.visibility = gone > 0 ? 'visible' : 'hidden';
    }
    for (const [index, place] of places.entries()) {
      const state = moment.holds[index] ?? 0;
      const from = Math.min(1, Math.floor(state));
      place.style.fill = `color-mix(in srgb, ${colours[from]} ${(1 + from - state) * 100}%, ${colours[from + 1]})`;
      place.style.strokeOpacity = `${Math.max(0, 1 - state)}`;
      place.setAttribute('transform', `${turns[index]} scale(${1.35 - 0.35 * Math.abs(1 - state)})`);
    }
  };

  function group(children: Element[]): SVGGElement {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    element.append(...children);
    return element;
  }

  /** A path that looks like one and lies where another does. */
  function copyPath(look: SVGPathElement, place: SVGPathElement): SVGPathElement {
    const path = look.cloneNode() as SVGPathElement;
    path.setAttribute('d', place.getAttribute('d') ?? '');
    path.setAttribute('transform', place.getAttribute('transform') ?? '');
    return path;
  }

  /** How far along a way a hold lies. */
  function lengthAt(way: SVGPathElement, hold: SVGPathElement | undefined): number {
    const [x = 0, y = 0] =
      hold
        ?.getAttribute('transform')
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const distance = (at: number) => Math.hypot(way.getPointAtLength(at).x - x, way.getPointAtLength(at).y - y);
    const tried = Array.from({ length: 400 }, (_, index) => (way.getTotalLength() * index) / 399);
    return tried.reduce((best, at) => (distance(at) < distance(best) ? at : best));
  }
}
