import type { Page } from 'playwright';

export type Side = {
  name: string;
  /** Shows the page, once it follows the orders. */
  open(page: Page, origin: string): Promise<void>;
};

const referencePath = '/bench-reference';

/** Follows the same stream, and has a line of text for each order: what any page would cost. */
const referencePage = `<!doctype html><title>Reference</title><main></main><script>
const main = document.querySelector('main');
const show = ({ id, number, status }) => {
  let line = document.getElementById('order-' + id);
  if (!line) {
    line = document.createElement('p');
    line.id = 'order-' + id;
    line.dataset.status = status;
    line.textContent = number + ' ' + status;
    main.append(line);
    return;
  }
  line.dataset.status = status;
  line.textContent = number + ' ' + status;
};
const events = new EventSource('/api/v2/staff/orders/events');
events.onmessage = ({ data }) => {
  const event = JSON.parse(data);
  if (event.type === 'all') event.orders.forEach(show);
  if (event.type === 'one') show(event.order);
  document.documentElement.dataset.live = 'yes';
};
</script>`;

export const sides: readonly Side[] = [
  {
    name: 'board',
    async open(page, origin) {
      await page.goto(`${origin}/desk`);
      await page.getByText('No new orders.').waitFor();
      // The list has come; its stream may still be on its way.
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
    },
  },
  {
    name: 'reference',
    async open(page, origin) {
      await page.route(`**${referencePath}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: referencePage }),
      );
      await page.goto(`${origin}${referencePath}`);
      await page.locator('html[data-live]').waitFor();
    },
  },
];
