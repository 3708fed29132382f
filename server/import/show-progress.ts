type Terminal = { isTTY?: boolean; write: (text: string) => unknown };

/**
 * Shows how far the import is: on a terminal one line that is written over, elsewhere a line for
 * each part that is done.
 */
export function showProgress(out: Terminal): {
  progress: (part: string, done: number, all: number) => void;
  end: () => void;
} {
  let open = false;
  return {
    progress(part, done, all) {
      const line = `${part}: ${done} of ${all}`;
      if (out.isTTY) {
        out.write(`\r\u001B[K${line}`);
        open = true;
      } else if (done === all) {
        out.write(`${line}\n`);
      }
    },
    end() {
      if (open) out.write('\r\u001B[K');
      open = false;
    },
  };
}
