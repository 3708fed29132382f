import type { Catalogue } from '../catalogue.ts';
import type {
  onlineOrders as enOnlineOrders,
  restaurants as enRestaurants,
} from '../en/restaurants.ts';

export const restaurants = {
  firstTitle: '¿De dónde quieres pedir?',
  firstText: 'La carta, los precios y los horarios cambian un poco de un sitio a otro.',
  title: 'Elige un restaurante',
  text: 'Tu pedido se preparará ahí.',
  list: 'Restaurantes',
  confirm: 'Confirmar',
  close: 'Cerrar',
  loading: 'Buscando nuestros restaurantes',
  failed: 'No se pudieron cargar los restaurantes',
  failedText: 'Comprueba tu conexión e inténtalo otra vez.',
  retry: 'Intentar de nuevo',
  none: 'No hay restaurantes disponibles',
  noneText: 'Ahora mismo no aceptamos pedidos en este sitio. Vuelve a mirar más tarde.',
  clearsCart: 'Tu carrito empieza de cero si cambias de restaurante.',
} satisfies Catalogue<typeof enRestaurants>;

export const onlineOrders = {
  title: 'Ahora mismo no podemos aceptar pedidos en línea',
  text: 'Puedes seguir mirando la carta y ver lo que cocinamos. Volveremos a aceptar pedidos en línea en cuanto podamos atenderte.',
  close: 'Seguir mirando',
} satisfies Catalogue<typeof enOnlineOrders>;
