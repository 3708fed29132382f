import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { furtherSectionsSchema } from '#schemas/config/further-sections.ts';
import { bootWith, settingsWith } from '../site-boot.ts';
import { openSite } from '../app/open-site.tsx';

const added = ['gallery', 'reviews', 'about', 'spotlight', 'appPromotion'] as const;

function openHome() {
  const sections = furtherSectionsSchema.parse(
    Object.fromEntries(added.map((type) => [`own${type}`, { type }])),
  );
  const home = ['hero', ...added.map((type) => `own${type}`), 'appPromotion'];
  const settings = settingsWith({
    sections,
    layout: { home: home.map((id) => ({ id, hidden: false })) },
  });
  return openSite({ at: '/', boot: bootWith({ settings, selectedRestaurantId: 1 }) });
}

const section = (type: string) => document.getElementById(`own${type}`);
const notes = () => page.getByText(/^Sample, which only you see\./).elements().length;

test(
  'an added section without content is seen with samples in the editor alone',
  { tags: ['slow'] },
  async () => {
    const { stores } = openHome();
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(added.map(section)).toEqual(added.map(() => null));

    await page.getByRole('button', { name: 'Edit this site' }).click();
    await expect.poll(() => added.filter((type) => section(type) === null)).toEqual([]);
    expect(notes()).toBe(added.length);
    expect(section('reviews')?.textContent).toContain('what a guest said of you');
    expect(section('gallery')?.querySelectorAll('img')).toHaveLength(4);

    const { config } = stores.config.getState();
    const gallery = { ...config.sections['owngallery'], type: 'gallery' as const };
    const own = [{ id: 'a', image: '/media/1/a.webp', caption: 'Ours' }];
    await stores.config.getState().putConfig({
      ...config,
      sections: furtherSectionsSchema.parse({
        ...config.sections,
        owngallery: { ...gallery, pictures: own },
      }),
    });
    await expect.poll(() => section('gallery')?.textContent).toContain('Ours');
    expect(section('gallery')?.querySelectorAll('img')).toHaveLength(1);
    expect(notes()).toBe(added.length - 1);

    await page.getByRole('button', { name: 'Close the editor' }).click();
    await expect.poll(notes).toBe(0);
  },
);
