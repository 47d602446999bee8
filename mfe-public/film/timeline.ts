export const durationSeconds = 8;
export const framesPerSecond = 24;

/** One frame of the film. Shares go from 0 to 1. */
export interface FrameState {
  /** The contour lines from the outside in: how much of each is drawn, and how visible it is. */
  rings: { drawn: number; opacity: number }[];
  /** How many steps the route has reached; the fraction is the part of the current leg. */
  completedLegs: number;
  /** The state of each step: 0 is ahead, 1 current, 2 completed. */
  steps: number[];
  flagOpacity: number;
  /** The opacity of the drawing over the animation: 1 at the start and at the end, which are the same frame. */
  drawingOpacity: number;
}

const stepsStart = 2.5;
const legCount = 4;
const legSeconds = 1;
const arrival = 0.75;

/** First the lines are drawn again, then the route, and then everything fades into the first frame. */
export function computeFrame(time: number, rings: number): FrameState {
  const progress = (time - stepsStart) / legSeconds;
  return {
    rings: Array.from({ length: rings }, (_, index) => computeRing(time, index / (rings - 1))),
    completedLegs: Math.min(legCount, Math.max(0, Math.floor(progress) + ease((progress % 1) / arrival))),
    steps: Array.from({ length: legCount }, (_, index) => computeStep(progress - index, index === legCount - 1)),
    flagOpacity: ease((time - 6.5) / 0.4),
    drawingOpacity: time < stepsStart ? 1 - ease(time / 0.6) : ease((time - 7.1) / 0.85),
  };
}

/** Each line fades out and is drawn again: the outermost at once, the innermost 1.5 seconds later. */
function computeRing(time: number, depth: number) {
  const own = time - depth * 1.5;
  if (own < 0.2) return { drawn: 1, opacity: 1 - ease(own / 0.2) };
  return { drawn: ease((own - 0.2) / 0.8), opacity: 1 };
}

/** A step becomes current when the route reaches it, and completed when the route reaches the next one. */
const computeStep = (since: number, isLast: boolean) =>
  ease((since - arrival) / 0.2) + (isLast ? 0 : ease((since - arrival - 1) / 0.2));

/** Eases from 0 to 1; values outside are clamped. */
function ease(share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
}
