import type { Catalogue } from '../catalogue.ts';
import type { legalPrivacy as source } from '../en/legal-privacy.ts';

export const legalPrivacy = {
  intro: (seller) =>
    `${seller} es responsable de lo que este sitio guarda sobre ti. Aquí dice qué es, para qué sirve y cuánto tiempo se queda.`,
  stored: {
    heading: 'Qué guardamos',
    visit:
      'Antes de que pidas: un número al azar para tu navegador, y tu carrito. Sin un pedido o una reserva, ambos se borran 30 días después de tu última visita.',
    order:
      'Con un pedido: tu nombre, tu teléfono y tu correo, lo que pediste, lo que escribiste a la cocina y lo que pagaste.',
    table: 'En una mesa con cuenta compartida: el nombre que elegiste allí.',
    uncollected: 'Si no recogiste un pedido para pagar en efectivo: que fue así.',
    blocked: 'Si ya no aceptamos pedidos tuyos en este sitio: que es así, y por qué.',
    delivery: 'Si te lo llevamos: la dirección y cómo entrar.',
    card: (service) =>
      `Los datos de tu tarjeta van de tu navegador a ${service}, nunca a nosotros. Guardamos que se pagó y cuánto.`,
    testCards: 'En este sitio las tarjetas son solo de prueba: no se cobra nada.',
    account:
      'Con una cuenta: tu nombre, tu correo y tu teléfono, tus direcciones y favoritos guardados, tu contraseña de forma que nadie pueda leerla, tus llaves de acceso y en qué navegadores has iniciado sesión.',
    points: 'Los puntos que has ganado y usado.',
    reservation:
      'Con una reserva: tu nombre, tu correo y tu teléfono, cuántas personas son y lo que pediste.',
    giftCard:
      'Con una tarjeta regalo: quién la da y quién la recibe, con sus correos, y tu dedicatoria.',
    message:
      'Los mensajes que nos envías, con nuestras respuestas: un año desde el último. Lo que parece publicidad se borra a los 30 días.',
    newsletter:
      'Tu correo para nuestro boletín, cuando lo hayas confirmado. Cada envío tiene un enlace para darte de baja, y una dirección que nunca se confirmó se borra a los 14 días. Si te das de baja, se guarda solo la dirección, para que nadie la vuelva a apuntar.',
    visits:
      'Cuántas veces se miran las páginas y los platos, y qué no encontraron las búsquedas: en números, sin quién fue.',
    network:
      'La dirección de red desde la que vienes, durante un día más o menos, para que nadie pueda adivinar contraseñas ni sobrecargar el sitio.',
  },
  kept: {
    heading: 'Cuánto tiempo se queda',
    orders: 'Los pedidos se quedan en nuestros libros, como exigen las leyes fiscales.',
    giftCards: 'Las tarjetas regalo se quedan en nuestros libros, como los pedidos.',
    reservations: 'Las reservas pasadas se quedan en nuestro libro de reservas.',
    account:
      'Puedes eliminar tu cuenta en tu perfil, con efecto inmediato: tu nombre, direcciones, accesos, favoritos y puntos desaparecen, y las reservas pendientes se cancelan. Tus pedidos se quedan en nuestros libros sin tu nombre, teléfono ni dirección.',
    backups:
      'Las copias de seguridad conservan lo borrado algún tiempo más, hasta que las sustituyen otras nuevas.',
  },
  browser: {
    heading: 'Qué se queda en tu navegador',
    noConsent:
      'Aquí no hay publicidad ni seguimiento, ni nuestro ni de otros. Todo lo que este sitio guarda en tu navegador hace falta para lo que haces en él, y por eso no te pedimos consentimiento.',
    storage:
      'Su almacenamiento guarda la llave de tu carrito o de tu sesión, el restaurante que elegiste y lo que escribiste al pedir, para que nada se pierda por el camino.',
    offline:
      'Para cuando no tengas conexión guarda las páginas de inicio y de la carta como las leíste por última vez, con sus imágenes, y tu carrito. Lo que cambies mientras tanto en el carrito espera allí hasta que se envía. Al cerrar la sesión se borra el carrito guardado.',
    cookies:
      'Las cookies, solo de este sitio, guardan el restaurante y el idioma que elegiste, una oferta que cerraste y, cuando has iniciado sesión, que este navegador es tuyo.',
  },
  others: {
    heading: 'Quién más lo sabe',
    card: (service) =>
      `${service} cobra los pagos con tarjeta. Lo que necesita para eso se carga en la página donde pagas, y en ninguna otra.`,
    addresses: (service) =>
      `Mientras escribes una dirección, nuestro servidor pregunta a ${service} cómo sigue. No se le dice quién eres.`,
    places: (service) =>
      `Para ver si llevamos pedidos a una dirección, nuestro servidor pregunta a ${service} dónde está. No se le dice quién eres.`,
    signIn: (services) =>
      `Si inicias sesión con ${services}, allí te conocen, y de allí recibimos tu nombre y tu correo.`,
    mails: 'Un servicio de correo te lleva nuestros mensajes.',
    mailsAndTexts: 'Un servicio de correo y uno de SMS te llevan nuestros mensajes.',
    systems: 'Otros sistemas que usamos, como una caja, reciben pedidos y reservas de este sitio.',
    host: 'Si otra empresa mantiene para nosotros el servidor de este sitio, guarda todo esto por encargo nuestro.',
    nobody: 'Nadie más.',
  },
  rights: {
    heading: 'Tus derechos',
    copy: 'Con una cuenta puedes descargar en tu perfil todo lo que guardamos sobre ti.',
    ask: 'Siempre puedes preguntarnos qué guardamos sobre ti y pedir que lo corrijamos o lo borremos.',
    complain:
      'También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
  },
} satisfies Catalogue<typeof source>;
