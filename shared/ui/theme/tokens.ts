import { createTheme } from 'styled-components';
import { light } from './palette';

/** Durations of exit animations: `medium` for menus and dialogs, `slow` for sheets. */
export const milliseconds = { medium: 200, slow: 320 } as const;

/** The design tokens as CSS variables: `t.color.ink` is `var(--fh-color-ink, …)` in every theme. */
export const t = createTheme(
  {
    color: light,
    font: {
      display:
        "'Bricolage Grotesque', 'Bricolage Fallback Android', 'Bricolage Fallback', 'Bricolage Fallback Noto', system-ui, sans-serif",
      // The second is only for letters that the visitor's system font lacks.
      body: "system-ui, 'Noto Sans Nigerian', sans-serif",
    },
    size: {
      // On a narrow screen, large text grows only as far as the longest word of a heading fits.
      hero: 'min(16vw, clamp(2.75rem, 1.35rem + 5.9vw, 5.75rem))',
      title: 'min(13vw, clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem))',
      section: 'clamp(1.375rem, 1.25rem + 0.55vw, 1.6875rem)',
      card: '1.1875rem',
      body: '1rem',
      text: '0.9375rem',
      small: '0.875rem',
      figure: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)',
    },
    space: {
      1: '0.25rem',
      2: '0.5rem',
      3: '0.75rem',
      4: '1rem',
      5: '1.5rem',
      6: '2rem',
      7: '3rem',
      8: '4.5rem',
      9: '7rem',
    },
    width: {
      gutter: 'clamp(1rem, 0.2rem + 3.4vw, 2.5rem)',
      measure: '66ch',
      pageBesideSidebar: '1680px',
      page: 'clamp(1280px, 84vw, 1600px)',
      sidebar: 'clamp(248px, 15.5rem, 30vw)',
      tapTarget: '48px',
      tapTargetSmall: '40px',
    },
    radius: {
      surface: '4px',
      pill: '999px',
      button: '22px 25px 21px 26px / 25px 21px 26px 22px',
      blob: '58% 42% 47% 53% / 52% 56% 44% 48%',
      sheet: '18px',
    },
    time: {
      fast: '120ms',
      medium: `${milliseconds.medium}ms`,
      slow: `${milliseconds.slow}ms`,
      easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      easeIn: 'cubic-bezier(0.6, 0, 0.9, 0.4)',
    },
  },
  { prefix: 'fh' },
);

/** Media queries. The sidebar is hidden up to 860 px, columns are stacked up to 1040 px; from 1600 px there is one more. */
export const media = {
  phone: '@media (max-width: 860px)',
  narrow: '@media (max-width: 1040px)',
  wide: '@media (min-width: 1600px)',
  /** Devices that can hover: on a touch screen the hover style would remain after a tap. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

export type Space = keyof typeof t.space;
