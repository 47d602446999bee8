import { type DragEvent, useEffect, useState } from 'react';

/** Receives files that are dropped on an element. A file dropped elsewhere is ignored: the browser would open it in place of the page. */
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
      // The event also fires when the pointer moves from the element to one of its children.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setDragOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
  return { isDragOver, handlers };
}
