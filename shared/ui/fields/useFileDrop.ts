import { type DragEvent, useEffect, useState } from 'react';

/** Takes files that are dropped on an element. One that falls beside it is not opened in place of the page and its form. */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isDragOver, setDragOver] = useState(false);

  useEffect(() => {
    const preventNavigation = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', preventNavigation);
    addEventListener('drop', preventNavigation);
    return () => {
      removeEventListener('dragover', preventNavigation);
      removeEventListener('drop', preventNavigation);
    };
  }, []);

  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDragOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Also told on the way from the wall to what lies in it.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
  return { over: isDragOver, handlers };
}
