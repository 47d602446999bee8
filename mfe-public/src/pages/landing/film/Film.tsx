import { Icon, media, t } from '@foothold/shared/ui';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { outOfTheGround } from '../../../drawings/HeroHill';
import darkMp4 from './film-dark.mp4';
import darkWebm from './film-dark.webm';
import lightMp4 from './film-light.mp4';
import lightWebm from './film-light.webm';
import { usePlayback } from './usePlayback';
import { type Theme, useTheme } from './useTheme';

/** The film over the hill's drawing, which it begins and ends as, and the button that holds it. */
export function Film() {
  const video = useRef<HTMLVideoElement>(null);
  const theme = useTheme();
  const [shown, setShown] = useState<Theme | null>(null);
  const [isWanted, setWanted] = useState(true);
  const isShown = shown === theme;
  usePlayback(video, isShown && isWanted, () => setWanted(false));

  return (
    <>
      <Picture
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
        onLoadedData={() => setShown(theme)}
      >
        <source src={files[theme].webm} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={files[theme].mp4} type="video/mp4" />
      </Picture>
      {isShown && (
        <Hold type="button" onClick={() => setWanted(!isWanted)}>
          <Icon of={isWanted ? Pause : Play} small />
          {isWanted ? 'Pause film' : 'Play film'}
        </Hold>
      )}
    </>
  );
}

const files = {
  light: { webm: lightWebm, mp4: lightMp4 },
  dark: { webm: darkWebm, mp4: darkMp4 },
} satisfies Record<Theme, unknown>;

// The film holds what is lighter than pine, on black: added to the ground it has the ground's own colour, in any browser.
const Picture = styled.video`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  mix-blend-mode: plus-lighter;
  pointer-events: none;
  ${outOfTheGround}
  &:not([data-shown]) { visibility: hidden; }
`;
const Hold = styled.button`
  position: absolute;
  z-index: 1;
  right: max(${t.width.gutter}, (100cqw - ${t.width.alone}) / 2 + ${t.width.gutter});
  bottom: 1.5rem;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  padding: 0 1rem 0 0.75rem;
  border: 1.5px solid ${t.color.line};
  border-radius: ${t.radius.pill};
  background: ${t.color.ground};
  color: ${t.color.ink};
  font-size: ${t.size.small};
  font-weight: 600;
  cursor: pointer;
  transition: border-color ${t.time.fast} ${t.time.out}, transform ${t.time.fast} ${t.time.out};
  ${media.pointer} { &:hover { border-color: ${t.color.ink2}; } }
  &:active { transform: translateY(1px); }
  ${media.phone} { bottom: 1rem; }
`;
