import type { IconShapes } from '@foothold/shared/boot';
import { createElement } from 'react';

/** Draws an icon from a release record, so that an area can use one that this shell does not contain. */
export function NavIcon({ shapes }: { shapes: IconShapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
