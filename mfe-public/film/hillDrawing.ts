import type { FrameState } from './timeline';

// Each of these functions runs in the page, so it may use nothing outside of itself. They find the shapes by their order:
// the contours, the completed route, the route ahead, the steps, the flag.

/** Removes everything but the hill's drawing from the page. Returns the background colour. */
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

/** Splits the contours into single lines, sorted from the outside in. */
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

/** Adds an animated copy of the steps and the route under the drawn ones. Returns the function that shows a frame. */
export function createStepsAnimation() {
  const svg = document.querySelectorAll('svg')[1];
  const [done, ahead, ...rest] = [...(svg?.querySelectorAll('path') ?? [])];
  const steps = rest.slice(0, 4);
  const [past, current, next, flag] = [steps[0], steps[1], steps[3], rest[4]];
  if (!svg || !done || !ahead || !past || !current || !next || !flag) throw new Error('The drawing has no route.');

  const colours = [next, current, past].map((step) => getComputedStyle(step).fill);
  const tracks = [done, ahead].map((path) => copyPath(ahead, path));
  const routes = [done, ahead].map((path) => copyPath(done, path));
  const markers = steps.map((step) => copyPath(next, step));
  const raised = copyPath(flag, flag);
  raised.style.fill = raised.style.stroke = getComputedStyle(done).stroke;
  const stops = routes.map((route, index) => lengthAt(route, steps[index * 2]));
  const translations = steps.map((step) => step.getAttribute('transform')?.replace(/ ?scale\(.*/, '') ?? '');

  const drawing = group([...svg.children]);
  const animatedSteps = group([...tracks, ...routes, raised, ...markers]);
  const both = group([drawing, animatedSteps]);
  // The opacities of two cross-fading layers add up to 1, so that equal parts do not change.
  animatedSteps.style.mixBlendMode = 'plus-lighter';
  both.style.isolation = 'isolate';
  svg.replaceChildren(both);

  return (frame: FrameState) => {
    drawing.style.opacity = `${frame.drawingOpacity}`;
    animatedSteps.style.opacity = `${1 - frame.drawingOpacity}`;
    raised.style.opacity = `${frame.flagOpacity}`;
    raised.style.transform = `translateY(${(1 - frame.flagOpacity) * 12}px)`;
    for (const [index, route] of routes.entries()) {
      const legs = Math.min(2, Math.max(0, frame.completedLegs - index * 2));
      const [stop = 0, length] = [stops[index], route.getTotalLength()];
      const drawnLength = legs <= 1 ? stop * legs : stop + (length - stop) * (legs - 1);
      route.style.strokeDasharray = `${drawnLength} ${length * 2}`;
      route.style.visibility = drawnLength > 0 ? 'visible' : 'hidden';
    }
    for (const [index, marker] of markers.entries()) {
      const state = frame.steps[index] ?? 0;
      const from = Math.min(1, Math.floor(state));
      marker.style.fill = `color-mix(in srgb, ${colours[from]} ${(1 + from - state) * 100}%, ${colours[from + 1]})`;
      marker.style.strokeOpacity = `${Math.max(0, 1 - state)}`;
      marker.setAttribute('transform', `${translations[index]} scale(${1.35 - 0.35 * Math.abs(1 - state)})`);
    }
  };

  function group(children: Element[]): SVGGElement {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    element.append(...children);
    return element;
  }

  /** A path with the style of `source` and the position of `marker`. */
  function copyPath(source: SVGPathElement, marker: SVGPathElement): SVGPathElement {
    const path = source.cloneNode() as SVGPathElement;
    path.setAttribute('d', marker.getAttribute('d') ?? '');
    path.setAttribute('transform', marker.getAttribute('transform') ?? '');
    return path;
  }

  /** The length of the route up to a step. */
  function lengthAt(route: SVGPathElement, step: SVGPathElement | undefined): number {
    const [x = 0, y = 0] =
      step
        ?.getAttribute('transform')
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const distance = (at: number) => Math.hypot(route.getPointAtLength(at).x - x, route.getPointAtLength(at).y - y);
    const tried = Array.from({ length: 400 }, (_, index) => (route.getTotalLength() * index) / 399);
    return tried.reduce((best, at) => (distance(at) < distance(best) ? at : best));
  }
}
