import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { fadeEdge } from '../../../drawings/HeroHill';
import { FilmButton } from './FilmButton';
import darkMp4 from './film-dark.mp4';
import darkWebm from './film-dark.webm';
import lightMp4 from './film-light.mp4';
import lightWebm from './film-light.webm';
import { usePlayback } from './usePlayback';

/**
 * The film, placed exactly over the drawing that is its first and last frame, and the button that pauses it.
 * `isRequested`: the visitor started it with the button, which then keeps the focus.
 */
export function Film({ isRequested }: { isRequested: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const theme = useTheme();
  const [loadedTheme, setLoadedTheme] = useState<Theme | null>(null);
  const [isWanted, setWanted] = useState(true);
  const isShown = loadedTheme === theme;
  usePlayback(video, isShown && isWanted, () => setWanted(false));
  useEffect(() => {
    if (isRequested) button.current?.focus();
  }, [isRequested]);

  return (
    <>
      <Video
        key={theme}
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        data-shown={isShown || undefined}
        onLoadedData={() => setLoadedTheme(theme)}
      >
        <source src={files[theme].webm} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={files[theme].mp4} type="video/mp4" />
      </Video>
      {(isShown || isRequested) && (
        <FilmButton ref={button} isPlaying={isWanted} onPress={() => setWanted(!isWanted)} />
      )}
    </>
  );
}

const files = {
  light: { webm: lightWebm, mp4: lightMp4 },
  dark: { webm: darkWebm, mp4: darkMp4 },
} satisfies Record<Theme, unknown>;

type Theme = 'light' | 'dark';

/** The current color theme: the visitor's choice, else the system's. */
const useTheme = () => useSyncExternalStore(subscribe, getTheme, () => 'light' as const);

const getDarkModeQuery = () => matchMedia('(prefers-color-scheme: dark)');

function getTheme(): Theme {
  const chosenTheme = document.documentElement.dataset.theme;
  if (chosenTheme === 'light' || chosenTheme === 'dark') return chosenTheme;
  return getDarkModeQuery().matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void) {
  const query = getDarkModeQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

// The film contains only the light that is added to the page's background, on black. So its background has the page's
// color in every browser, whatever the browser does with the colors of videos.
const Video = styled.video`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  mix-blend-mode: plus-lighter;
  pointer-events: none;
  ${fadeEdge}
  &:not([data-shown]) { visibility: hidden; }
`;
