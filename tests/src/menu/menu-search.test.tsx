import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useNavigate } from 'react-router-dom';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { group, menuOf, modifier, product } from '../sample-menu.ts';

const nutty = group({
  id: 21,
  name: 'On top',
  modifiers: [modifier({ id: 11, name: 'Almonds', allergens: ['tree nuts'], is_default: true })],
});
const menu = menuOf(
  [
    product({ id: 1, name: 'Margherita', diets: ['vegetarian'], allergens: ['gluten', 'milk'] }),
    product({ id: 2, name: 'Marinara', diets: ['vegetarian', 'vegan'], allergens: ['gluten'] }),
    product({ id: 3, name: 'Nachos, jalapeño', diets: ['vegetarian', 'vegan'], allergens: [] }),
    product({ id: 4, name: 'Granola', diets: ['vegetarian'], modifier_group_ids: [21] }),
  ],
  [nutty],
);

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Go back</button>;
}

const openMenu = (address = '/menu') =>
  drawInStorefront(
    <>
      <MenuScreen />
      <Back />
    </>,
    { menu, fetch: cartStandIn().fetch, address },
  );

const field = () => page.getByRole('searchbox', { name: 'Search the menu' });
const dishes = () =>
  page
    .getByRole('article')
    .elements()
    .map((article) => article.querySelector('h2, h3, h4')?.textContent);

describe('the search field', () => {
  it('shows what is meant by a misspelt word, says how many, and writes it into the address', async () => {
    const { place } = openMenu();
    await field().fill('margerita');
    await expect.poll(dishes).toEqual(['Margherita']);
    await expect.element(page.getByText('1 dish for “margerita”')).toBeVisible();
    await expect.poll(place).toBe('/menu?q=margerita');
  });

  it('does not mind accents', async () => {
    openMenu();
    await field().fill('jalapeno');
    await expect.poll(dishes).toEqual(['Nachos, jalapeño']);
  });

  it('knows diets and allergens by their marks, alone and beside other words', async () => {
    openMenu();
    await field().fill('vegan');
    await expect.poll(dishes).toEqual(['Marinara', 'Nachos, jalapeño']);
    await field().fill('vegan without gluten');
    await expect.poll(dishes).toEqual(['Nachos, jalapeño']);
    await field().fill('nut free margherita');
    await expect.poll(dishes).toEqual(['Margherita']);
    await field().fill('gluten free');
    await expect.poll(dishes).toEqual(['Nachos, jalapeño', 'Granola']);
  });

  it('can be linked', async () => {
    openMenu('/menu?q=marinra');
    await expect.element(field()).toHaveValue('marinra');
    await expect.poll(dishes).toEqual(['Marinara']);
  });

  it('is undone by one step back, however much was typed', async () => {
    const { place } = openMenu();
    await field().fill('nachos');
    await expect.poll(place).toBe('/menu?q=nachos');
    await field().fill('nachos j');
    await expect.poll(place).toBe('/menu?q=nachos+j');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect.element(field()).toHaveValue('');
    await expect.poll(() => dishes().length).toBe(4);
    await expect.poll(place).toBe('/menu');
  });

  it('says that nothing was found, and leads back to the whole menu', async () => {
    const { place } = openMenu();
    await field().fill('xylophone');
    await expect.element(page.getByText('No “xylophone” here')).toBeVisible();
    expect(dishes()).toEqual([]);
    await page.getByRole('button', { name: 'Show the whole menu' }).click();
    await expect.poll(() => dishes().length).toBe(4);
    await expect.poll(place).toBe('/menu');
  });
});

describe('the filters', () => {
  const sheet = () => page.getByRole('dialog', { name: 'What suits you?' });
  const chip = (name: string) => sheet().getByRole('checkbox', { name });

  it('leave only the dishes of a diet, and count them before they are shown', async () => {
    const { place } = openMenu();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect.element(sheet().getByRole('button', { name: 'Show 4 dishes' })).toBeVisible();
    await chip('Vegan').click();
    await sheet().getByRole('button', { name: 'Show 2 dishes' }).click();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.poll(dishes).toEqual(['Marinara', 'Nachos, jalapeño']);
    await expect.element(page.getByText('2 dishes', { exact: true })).toBeVisible();
    await expect.poll(place).toBe('/menu?diet=vegan');
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect.poll(() => dishes().length).toBe(4);
  });

  it('leave out an allergen, that of a preselected option too', async () => {
    openMenu();
    await page.getByRole('button', { name: 'Filters' }).click();
    await chip('Tree nuts').click();
    await chip('Gluten').click();
    await sheet().getByRole('button', { name: 'Show 1 dish' }).click();
    await expect.poll(dishes).toEqual(['Nachos, jalapeño']);
  });

  it('are linked, shown as chips, and taken away one by one', async () => {
    const { place } = openMenu('/menu?diet=vegan&without=gluten');
    await expect.poll(dishes).toEqual(['Nachos, jalapeño']);
    await page.getByRole('button', { name: 'Remove the filter Without gluten' }).click();
    await expect.poll(dishes).toEqual(['Marinara', 'Nachos, jalapeño']);
    await expect.poll(place).toBe('/menu?diet=vegan');
    await expect.element(page.getByRole('button', { name: 'Filters, 1 is set' })).toBeVisible();
  });

  it('close with the way back and change nothing until they are shown', async () => {
    const { place } = openMenu();
    await page.getByRole('button', { name: 'Filters' }).click();
    await chip('Vegan').click();
    await sheet().getByRole('button', { name: 'Close the filters' }).click();
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.poll(place).toBe('/menu');
    expect(dishes()).toHaveLength(4);
  });
});
