import type { Catalogue } from '../catalogue.ts';
import type { shell as en } from '../en/shell.ts';

export const shell = {
  loading: 'Cargando…',
  tryAgain: 'Intentar de nuevo',
  toMenu: 'Ver la carta',
  toHome: 'Volver al inicio',
  call: (phone) => `Llamar al ${phone}`,
  write: (address) => `Escribir a ${address}`,

  header: {
    skip: 'Saltar al contenido',
    home: (business) => `${business}, inicio`,
    navigation: 'Principal',
    menu: 'Carta',
    more: 'Más',
    account: 'Entrar',
    ownAccount: 'Cuenta',
    ourRestaurant: 'Tu restaurante',
    choose: 'Elige restaurante',
    change: 'Elegir otro restaurante',
  },

  pages: {
    deals: 'Ofertas',
    reservations: 'Reservar mesa',
    giftCards: 'Tarjetas regalo',
    loyaltyPoints: 'Puntos de fidelidad',
    contact: 'Contacto',
  },

  crash: {
    title: 'Error inesperado de la aplicación',
    text: 'Algo falló en esta página. Tu carrito está a salvo: volver a cargar la página suele ayudar.',
    offline: 'No tienes conexión. Tu carrito está a salvo: esta página se cargará cuando vuelva.',
    reload: 'Volver a cargar la página',
  },
} satisfies Catalogue<typeof en>;
