import { useEffect, useState } from 'react';

type Waiting<T> = { value: T; write(value: T): void };

/** Of the values that come within one frame only the last is written. */
function createFrameWriter<T>() {
  let frame = 0;
  let waiting: Waiting<T> | null = null;
  const flush = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    waiting?.write(waiting.value);
    waiting = null;
  };
  return {
    put(next: Waiting<T>) {
      waiting = next;
      frame ||= requestAnimationFrame(flush);
    },
    flush,
  };
}

/**
 * For what changes faster than the page can be drawn, as a colour being dragged: at most one value
 * a frame is written. `settle` writes what waits, and ends the gesture.
 */
export function useFrameWrite<T>(write: (value: T) => void, onSettled: () => void) {
  const [frames] = useState(() => createFrameWriter<T>());
  useEffect(() => {
    return frames.flush;
  }, [frames]);
  return {
    onChange: (value: T) => frames.put({ value, write }),
    settle() {
      frames.flush();
      onSettled();
    },
  };
}
