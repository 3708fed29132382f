import type { BenchSetup, BenchGuest } from './bench-setup.ts';
import { benchTenant } from './bench-tenant.ts';
import type { Shot } from './drive.ts';

/** The same work asked of the bare handler, which believes everything it is told. */
export function createBareShots({ guests, restaurantId }: BenchSetup) {
  const owner = (n: number) => ({
    tenant: benchTenant.id,
    restaurant: restaurantId,
    guest: guestAt(guests, n).id,
  });
  return {
    read: (n: number): Shot => {
      const { tenant, restaurant, guest } = owner(n);
      return {
        method: 'GET',
        path: `/read?tenant=${tenant}&restaurant=${restaurant}&guest=${guest}`,
      };
    },
    add: (n: number): Shot => ({
      method: 'POST',
      path: '/add',
      body: { ...owner(n), parts, signature: `bare ${n % 8}` },
    }),
    place: (n: number): Shot => ({
      method: 'POST',
      path: '/place',
      body: { ...owner(n), customer, lines },
    }),
  };
}

const customer = { name: 'Guest', email: 'guest@measured.example', phone_no: '03 7010 0000' };
const parts = [
  {
    restaurantProductId: 1,
    productId: 1,
    quantity: 1,
    modifiers: [1, 2, 3].map((id) => ({ modifier_id: id, quantity: 1, configurations: [] })),
    configurations: [],
    componentId: null,
    position: null,
  },
];
const lines = [1, 2, 3, 4, 5, 6].map((product) => ({
  product,
  name: `Dish ${product}`,
  price: 1500,
}));

function guestAt(guests: readonly BenchGuest[], n: number): BenchGuest {
  const guest = guests[n % guests.length];
  if (!guest) throw new RangeError('There are no guests.');
  return guest;
}
