import { type RefObject, useEffect } from 'react';

/** Plays a film while it is wanted and visible. Browsers may refuse, for example phones in power-saving mode. */
export function usePlayback(film: RefObject<HTMLVideoElement | null>, isWanted: boolean, onRefused: () => void): void {
  useEffect(() => {
    const video = film.current;
    if (!video || !isWanted) return;
    let inView = false;
    const updatePlayback = () => {
      if (document.hidden || !inView) return video.pause();
      // The other error is AbortError, when our own pause came before playback had started.
      video.play().catch(({ name }: Error) => name === 'NotAllowedError' && onRefused());
    };
    const observer = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      updatePlayback();
    });
    observer.observe(video);
    document.addEventListener('visibilitychange', updatePlayback);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', updatePlayback);
      video.pause();
    };
  }, [film, isWanted, onRefused]);
}
