import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { QuantityStepper } from '#ui/elements/quantity-stepper.tsx';
import '#variants/base.css';

test.each(['small', 'large'] as const)(
  'the buttons of a %s stepper measure at least 44 by 44 px',
  async (size) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    onTestFinished(() => root.unmount());
    root.render(
      <QuantityStepper
        value={1}
        min={0}
        max={9}
        size={size}
        label="Olives"
        fewerLabel="Fewer"
        moreLabel="More"
        onChange={() => undefined}
      />,
    );
    for (const name of ['Fewer', 'More']) {
      const button = page.getByRole('button', { name });
      await expect.element(button).toBeVisible();
      const { width, height } = button.element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
);
