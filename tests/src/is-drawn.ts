const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits frame by frame until something stands on the page; vitest's polling moves faked timers. */
export async function isDrawn(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await frame();
  // Effects follow the frame.
  await frame();
  await frame();
}
