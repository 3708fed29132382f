import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SectionBoundary } from '#src/page/hydration/section-boundary.tsx';

function Hero({ title }: { title: string }) {
  if (title === 'broken') throw new Error('this design cannot draw that');
  return <h1>{title}</h1>;
}

function Home({ config }: { config: { title: string } }) {
  return (
    <main>
      <SectionBoundary id="hero" config={config}>
        <Hero title={config.title} />
      </SectionBoundary>
      <p>The menu</p>
    </main>
  );
}

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('in the browser the other sections stay, and a change of the broken one is tried', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(place);
  root = drawn;
  flushSync(() => drawn.render(<Home config={{ title: 'broken' }} />));
  await expect.element(page.getByText('The menu')).toBeVisible();
  expect(place.querySelector('h1')).toBeNull();
  expect(complaint.mock.calls.flat()).toContain('A section broke');
  flushSync(() => drawn.render(<Home config={{ title: 'Good food' }} />));
  await expect.element(page.getByRole('heading', { name: 'Good food' })).toBeVisible();
});

test('on the server the page keeps all that could be drawn', () => {
  const markup = renderToString(<Home config={{ title: 'broken' }} />);
  expect(markup).toContain('<p>The menu</p>');
  expect(markup).not.toContain('<h1>');
});
