import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { onFirstToast } from './toasts.ts';

const toaster = lazyPart('src/toasts/toaster.tsx', () =>
  import('./toaster.tsx').then((module) => module.Toaster),
);

/** Where toasts come out; the toaster's chunk is loaded with the first one. */
export function ToastOutlet() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <toaster.Component />
      </Suspense>
    )
  );
}
