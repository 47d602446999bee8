import { Icon, media, t } from '@foothold/shared/ui';
import { Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';

interface FilmButtonProps {
  isPlaying: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function FilmButton({ isPlaying, onPress, ref }: FilmButtonProps) {
  return (
    <FloatingButton ref={ref} type="button" onClick={onPress}>
      <Icon icon={isPlaying ? Pause : Play} small />
      {isPlaying ? 'Pause film' : 'Play film'}
    </FloatingButton>
  );
}

const FloatingButton = styled.button`
  position: absolute;
  z-index: 1;
  right: max(${t.width.gutter}, (100cqw - ${t.width.page}) / 2 + ${t.width.gutter});
  /* At the foot of the hero, or of the first screen where that ends before. */
  top: min(100% - 4.25rem, 100vh - 4.25rem);
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  padding: 0 1rem 0 0.75rem;
  border: 1.5px solid ${t.color.line};
  border-radius: ${t.radius.pill};
  background: ${t.color.background};
  color: ${t.color.ink};
  font-size: ${t.size.small};
  font-weight: 600;
  cursor: pointer;
  transition: border-color ${t.time.fast} ${t.time.easeOut}, transform ${t.time.fast} ${t.time.easeOut};
  ${media.hover} { &:hover { border-color: ${t.color.ink2}; } }
  &:active { transform: translateY(1px); }
  ${media.phone} { top: auto; bottom: 1rem; }
`;
