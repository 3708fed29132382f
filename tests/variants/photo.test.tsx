import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { en } from '#schemas/messages/en.ts';
import type { PictureMetadata } from '#schemas/rules/picture-sources.ts';
import { DishPicture } from '#variants/primitives/dish-picture.tsx';
import { Photo } from '#variants/primitives/photo.tsx';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import '#variants/base.css';

/** A picture that is there: a few red pixels. */
const red =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='30'%3E%3Crect width='40' height='30' fill='red'/%3E%3C/svg%3E";
const hero = '/media/139/hero.v1.webp';
const facts: PictureMetadata = {
  width: 1000,
  height: 750,
  placeholder: 'data:image/webp;base64,UklGRg==',
};

type Known = Record<string, PictureMetadata>;

const framed = (part: ReactNode, pictures?: Known) => (
  <StorefrontContext
    value={{ messages: en, locale: 'en-AU', currency: 'AUD', ...(pictures && { pictures }) }}
  >
    <div style={{ position: 'relative', inlineSize: 320, blockSize: 240 }}>{part}</div>
  </StorefrontContext>
);

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  remove = undefined;
  for (const link of document.head.querySelectorAll('link[rel="preload"]')) link.remove();
});
beforeAll(() => page.viewport(375, 812));

function place(direction = 'ltr'): HTMLElement {
  const main = document.createElement('main');
  main.dir = direction;
  document.body.append(main);
  return main;
}

function show(part: ReactNode, pictures?: Known, direction?: string): HTMLElement {
  const main = place(direction);
  const root = createRoot(main);
  remove = () => {
    root.unmount();
    main.remove();
  };
  flushSync(() => root.render(framed(part, pictures)));
  return main;
}

const boxOf = (element: Element | null | undefined) => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x, y, width, height };
};
const sourcesOf = (main: HTMLElement) => [...main.querySelectorAll('source')];

describe('a picture of our own', () => {
  test('is offered as AVIF, never wider than it is, and as one WebP', () => {
    const main = show(<Photo picture={{ src: hero, alt: 'Pasta' }} sizes="50vw" />, {
      [hero]: facts,
    });
    expect(sourcesOf(main).map(({ type }) => type)).toEqual(['image/avif']);
    for (const { srcset, sizes } of sourcesOf(main)) {
      expect(sizes).toBe('50vw');
      expect(srcset).toMatch(/w1080\.avif 1000w$/);
    }
    const image = main.querySelector('img');
    expect(image?.getAttribute('src')).toBe(`${hero}.w1080.webp`);
    expect(image).toMatchObject({ alt: 'Pasta', loading: 'lazy', decoding: 'async' });
    expect(image?.getAttribute('width')).toBe('1000');
    expect(image?.getAttribute('height')).toBe('750');
  });

  test('comes from a content network where there is one, in every width', () => {
    const network = 'https://pictures.example/site';
    const main = place();
    const root = createRoot(main);
    remove = () => {
      root.unmount();
      main.remove();
    };
    const site = { messages: en, locale: 'en-AU', currency: 'AUD', picturesUrl: network };
    flushSync(() =>
      root.render(
        <StorefrontContext value={{ ...site, pictures: { [hero]: facts } }}>
          <Photo picture={{ src: hero, alt: '' }} sizes="50vw" />
          <Photo picture={{ src: red, alt: '' }} sizes="50vw" />
        </StorefrontContext>,
      ),
    );
    const [own, other] = main.querySelectorAll('img');
    expect(own?.getAttribute('src')).toBe(`${network}${hero}.w1080.webp`);
    expect(own?.getAttribute('width')).toBe('1000');
    for (const candidate of sourcesOf(main)[0]?.srcset.split(', ') ?? ['none']) {
      expect(candidate.startsWith(`${network}${hero}.w`)).toBe(true);
    }
    expect(other?.getAttribute('src')).toBe(red);
  });

  test('is asked for in no more pixels than its row can show', () => {
    const main = show(<Photo picture={{ src: hero, alt: '' }} sizes="72px" />, {});
    expect(sourcesOf(main)[0]?.srcset).toBe(`${hero}.w160.avif`);
    expect(main.querySelector('[sizes]')).toBeNull();
  });

  test('may be measured where its frame has a size of its own', () => {
    const main = show(<Photo picture={{ src: hero, alt: '' }} sizes="auto, 50vw" />, {});
    expect(main.querySelector('img')?.sizes).toBe('auto');
    expect(sourcesOf(main)[0]?.sizes).toBe('auto, 50vw');
  });

  test('is drawn as it is where nobody makes its widths', () => {
    const main = show(<Photo picture={{ src: hero, alt: '' }} sizes="50vw" />);
    expect(sourcesOf(main)).toEqual([]);
    expect(main.querySelector('img')?.getAttribute('src')).toBe(hero);
  });

  test('has its blurred self behind it, except where it is see-through', () => {
    const behind = (fit?: 'contain') => {
      const main = show(
        <Photo picture={{ src: hero, alt: '', ...(fit && { fit }) }} sizes="50vw" />,
        { [hero]: facts },
      );
      const image = main.querySelector('img');
      const drawn = image && getComputedStyle(image).backgroundImage;
      remove?.();
      return drawn;
    };
    expect(behind()).toContain(facts.placeholder);
    expect(behind('contain')).toBe('none');
  });

  test('comes before all others where it is seen first, and in the browser by itself', () => {
    const main = show(<Photo picture={{ src: hero, alt: '' }} sizes="100vw" isFirst />, {});
    expect(document.head.querySelector('link[rel="preload"]')).toBeNull();
    expect(main.querySelector('img')).toMatchObject({ fetchPriority: 'high', loading: 'eager' });
  });
});

test('a picture from elsewhere is drawn from its address alone', () => {
  const src = 'https://elsewhere.example/media/139/hero.webp';
  const main = show(<Photo picture={{ src, alt: '' }} sizes="100vw" />, {});
  expect(sourcesOf(main)).toEqual([]);
  expect(main.querySelector('img')?.src).toBe(src);
});

test.each(['ltr', 'rtl'])('what stays in sight is the same from %s', (direction) => {
  const picture = { src: red, alt: '', focus: { x: 0.2, y: 0.75 } };
  const main = show(<Photo picture={picture} sizes="100vw" />, {}, direction);
  const image = main.querySelector('img');
  expect(image && getComputedStyle(image).objectPosition).toBe('20% 75%');
});

describe('a picture that cannot be had', () => {
  const absent = '/media/139/absent.v1.webp';

  test('leaves its room to a plate, and its words to who cannot see', async () => {
    const main = show(<Photo picture={{ src: absent, alt: 'Pasta' }} sizes="50vw" isFirst />, {});
    const before = boxOf(main.querySelector('img'));
    expect(before).toMatchObject({ width: 320, height: 240 });
    const standIn = await vi.waitUntil(() => main.querySelector('[role="img"]'));
    expect(main.querySelector('img')).toBeNull();
    expect(standIn.getAttribute('aria-label')).toBe('Pasta');
    expect(boxOf(standIn)).toEqual(before);
  });

  test('keeps its ratio where its frame has no height', async () => {
    const main = show(
      <div style={{ inlineSize: 300 }}>
        <Photo picture={{ src: absent, alt: 'Pasta' }} sizes="50vw" isFirst />
      </div>,
      { [absent]: facts },
    );
    const before = boxOf(main.querySelector('img'));
    expect(before.height).toBe(225);
    const standIn = await vi.waitUntil(() => main.querySelector('[role="img"]'));
    expect(boxOf(standIn)).toEqual(before);
  });

  test('of a dish is a laid place without a letter, on the same background', async () => {
    const dish = { src: absent, alt: '' };
    const main = show(<DishPicture picture={dish} name="Pasta" ratio="fill" sizes="72px" />, {});
    const background = boxOf(main.querySelector('[data-shade]'));
    const place = await vi.waitUntil(() => main.querySelector('[data-shade] > span'));
    expect(main.querySelector('img')).toBeNull();
    expect(main.textContent).toBe('');
    expect(boxOf(main.querySelector('[data-shade]'))).toEqual(background);
    const drawn = boxOf(place);
    remove?.();
    const without = show(<DishPicture picture={null} name="Pasta" ratio="fill" />, {});
    expect(boxOf(without.querySelector('[data-shade] > span'))).toEqual(drawn);
  });

  test('is noticed although it failed before the page came alive', async () => {
    const part = framed(<Photo picture={{ src: absent, alt: 'Pasta' }} sizes="9px" isFirst />, {});
    const main = place();
    main.innerHTML = renderToString(part);
    const image = main.querySelector('img');
    await vi.waitUntil(() => image?.complete);
    const root = hydrateRoot(main, part);
    remove = () => {
      root.unmount();
      main.remove();
    };
    await vi.waitUntil(() => main.querySelector('[role="img"]'));
    expect(main.querySelector('img')).toBeNull();
  });
});

test('a picture that comes late moves nothing', async () => {
  const main = show(<Photo picture={{ src: red, alt: '' }} sizes="100vw" isFirst />, {});
  const image = main.querySelector('img');
  const before = boxOf(image);
  await vi.waitUntil(() => image?.complete && image.naturalWidth > 0);
  expect(boxOf(image)).toEqual(before);
  expect(before).toMatchObject({ width: 320, height: 240 });
});
