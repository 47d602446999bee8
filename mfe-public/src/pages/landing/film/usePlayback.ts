import { type RefObject, useEffect } from 'react';

/** Plays a film while it is wanted and somebody can see it. A browser may refuse to, as phones do that save power. */
export function usePlayback(film: RefObject<HTMLVideoElement | null>, isWanted: boolean, onRefused: () => void): void {
  useEffect(() => {
    const video = film.current;
    if (!video || !isWanted) return;
    let inView = false;
    const updatePlayback = () => {
      if (document.hidden || !inView) return video.pause();
      // The other way to fail is a pause that came first, which is ours.
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
