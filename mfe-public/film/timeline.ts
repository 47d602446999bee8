export const durationSeconds = 8;
export const framesPerSecond = 24;

/** How the hill looks at one instant. Shares go from 0 to 1. */
export interface FrameState {
  /** The contour lines from the outside in: how much of each is drawn, and how visible it is. */
  rings: { drawn: number; opacity: number }[];
  /** How many holds the way has come to. */
  legsWalked: number;
  /** The holds: 0 lies ahead, 1 is here, 2 is done. */
  holds: number[];
  flagOpacity: number;
  /** How much of the drawing stands over the walk: all of it at the start, which is the end. */
  drawingOpacity: number;
}

const walkStart = 2.5;
const legCount = 4;
const legSeconds = 1;
const arrival = 0.75;

/** First the lines are drawn anew, then the way is walked, then all of it fades into where it began. */
export function computeFrame(time: number, rings: number): FrameState {
  const walked = (time - walkStart) / legSeconds;
  return {
    rings: Array.from({ length: rings }, (_, index) => computeRing(time, index / (rings - 1))),
    legsWalked: Math.min(legCount, Math.max(0, Math.floor(walked) + ease((walked % 1) / arrival))),
    holds: Array.from({ length: legCount }, (_, index) => computeHold(walked - index, index === legCount - 1)),
    flagOpacity: ease((time - 6.5) / 0.4),
    drawingOpacity: time < walkStart ? 1 - ease(time / 0.6) : ease((time - 7.1) / 0.85),
  };
}

/** Each line goes, then comes again: the outermost at once, the innermost a second and a half later. */
function computeRing(time: number, depth: number) {
  const own = time - depth * 1.5;
  if (own < 0.2) return { drawn: 1, opacity: 1 - ease(own / 0.2) };
  return { drawn: ease((own - 0.2) / 0.8), opacity: 1 };
}

/** A hold lights up as the way arrives, and is done with when the next one lights up. */
const computeHold = (since: number, isLast: boolean) =>
  ease((since - arrival) / 0.2) + (isLast ? 0 : ease((since - arrival - 1) / 0.2));

/** From 0 to 1 with a soft start and end; what lies outside stays at its end. */
function ease(share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
}
