import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { useAfterPress } from '#variants/use-after-press.ts';
import { draw } from './draw.tsx';

/** A field whose tall hint goes when it is left, above a button. */
function FieldAboveButton({ onPress }: { onPress: () => void }) {
  const [isLeft, setLeft] = useState(false);
  const afterPress = useAfterPress();
  return (
    <>
      <input aria-label="Price" onBlur={() => afterPress(() => setLeft(true))} />
      {!isLeft && <p style={{ blockSize: 200 }}>Read as 1.50.</p>}
      <button type="button" onClick={onPress}>
        Add another price
      </button>
    </>
  );
}

const drawForTest = (onPress: () => void) =>
  onTestFinished(draw(<FieldAboveButton onPress={onPress} />, tenant139).remove);

test('a button below a field is pressed where leaving the field moves it', async () => {
  let presses = 0;
  drawForTest(() => (presses += 1));
  await page.getByRole('textbox', { name: 'Price' }).click();
  await page.getByRole('button', { name: 'Add another price' }).click();
  await expect.element(page.getByText('Read as 1.50.')).not.toBeInTheDocument();
  expect(presses).toBe(1);
});

test('a field that is left by the keyboard moves what is below at once', async () => {
  drawForTest(() => undefined);
  await page.getByRole('textbox', { name: 'Price' }).click();
  await userEvent.tab();
  await expect.element(page.getByText('Read as 1.50.')).not.toBeInTheDocument();
});
