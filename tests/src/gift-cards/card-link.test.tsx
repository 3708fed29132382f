import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '#ui/paths.ts';
import { GiftCardScreen } from '#src/screens/gift-card.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';

const code = 'ABCDEFGHJKMN2345';

/** The address as the router has it. */
const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>;
};

/** Draws a card's page at an address; the codes that were looked up. */
function open(address: string): string[] {
  const asked: string[] = [];
  onTestFinished(() => sessionStorage.clear());
  drawInStorefront(
    <>
      <Routes>
        <Route path={paths.giftCard(':code')} element={<GiftCardScreen />} />
      </Routes>
      <Address />
    </>,
    {
      menu: menuOf([]),
      address,
      fetch: async (input, init) => {
        if (String(input).endsWith('/gift-cards/lookup')) asked.push(String(init?.body));
        return Response.json({
          data: {
            handle: 'handle-of-2345',
            last_four: '2345',
            balance: 31.6,
            currency: 'AUD',
            expires_on: '2029-11-20',
            is_expired: false,
            design: 'plain',
          },
        });
      },
    },
  );
  return asked;
}

test.each([
  ['the fragment of its mail', `/gift-cards/card#key=${code}`, '/gift-cards/card'],
  ['the path of an older mail', `/gift-cards/${code}`, `/gift-cards/${code}`],
])('the code of a card is read from %s', async (_from, address, cleaned) => {
  const asked = open(address);
  await expect.element(page.getByText(/Left on it/)).toBeVisible();
  expect(asked).toEqual([JSON.stringify({ code })]);
  await expect.element(page.getByLabelText('Address')).toHaveTextContent(cleaned);
  await expect.element(page.getByLabelText('Address')).not.toHaveTextContent('key=');
});
