import { userEvent, page } from 'vitest/browser';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PostcodesField } from '#desk/delivery/postcodes-field.tsx';
import { drawAtDesk } from '../draw-desk.tsx';

const onChange = vi.fn<(postcodes: string[]) => void>();
afterEach(() => void onChange.mockReset());

function ZonePostcodes({ first }: { first: string[] }) {
  const [postcodes, setPostcodes] = useState(first);
  const put = (next: string[]) => {
    onChange(next);
    setPostcodes(next);
  };
  return (
    <>
      <PostcodesField postcodes={postcodes} problem={undefined} onChange={put} />
      <button type="button" onClick={() => put(['2000'])}>
        Undo
      </button>
    </>
  );
}
const open = (first: string[] = []) =>
  drawAtDesk(<ZonePostcodes first={first} />, {
    fetch: () => Promise.reject(new TypeError('Nothing is asked for here.')),
  });
const field = page.getByLabelText('Postcodes', { exact: true });
const chips = page.getByRole('list', { name: 'Postcodes of this zone' });
const remove = (postcode: string) =>
  page.getByRole('button', { name: `Remove ${postcode}`, exact: true });
const lastSent = () => onChange.mock.lastCall?.[0];

describe('the postcodes of a zone', () => {
  test('count while they are typed, and become chips by Enter', async () => {
    open(['3000']);
    await field.fill('3053, 3054 3068');
    expect(lastSent()).toEqual(['3000', '3053', '3054', '3068']);
    await expect.element(page.getByText('4 postcodes')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(chips).toHaveTextContent('3000305330543068');
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  test('become chips once the field is left, by Tab or by a press that is not lost', async () => {
    open();
    await field.fill('3053\n3054');
    await userEvent.keyboard('{Tab}');
    await expect.element(remove('3054')).toBeVisible();
    await field.fill('3068');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(lastSent()).toEqual(['2000']);
    await expect.element(chips).toHaveTextContent(/^2000$/);
    await expect.element(field).toHaveValue('');
  });

  test('are removed by a press and by keys, with the focus on the next one', async () => {
    open(['3053', '3054', '3068']);
    await remove('3054').click();
    expect(lastSent()).toEqual(['3053', '3068']);
    await expect.element(remove('3068')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(remove('3053')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(lastSent()).toEqual([]);
    await expect.element(field).toHaveFocus();
    await field.fill('3070');
    await userEvent.keyboard('{Enter}{Backspace}');
    expect(lastSent()).toEqual([]);
    await expect.element(chips).not.toBeInTheDocument();
  });

  test('that are not of the country’s form are named and kept', async () => {
    open(['305', '3054']);
    await expect
      .element(page.getByText(/^Not written as postcodes of your country: 305\./))
      .toBeVisible();
    await remove('305').click();
    await expect.element(page.getByText(/^Not written/)).not.toBeInTheDocument();
  });
});
