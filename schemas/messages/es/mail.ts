import type { Catalogue } from '../catalogue.ts';
import type { mail as en } from '../en/mail.ts';
import { cartContents } from './cart-contents.ts';
import { taxNumber } from './tax-number.ts';

export const mail = {
  greeting: 'Hola, {customer_name}:',
  closing: '¿Preguntas? Llámanos: {phone}',
  testOrder: (subject) => `Prueba: ${subject}`,
  subject: {
    received: 'Recibimos tu pedido {order_number} · {restaurant}',
    accepted: 'El pedido {order_number} está aceptado · {restaurant}',
    confirmed: 'El pedido {order_number} está confirmado · {restaurant}',
    changed: 'El pedido {order_number} tiene una hora nueva · {restaurant}',
    items_changed: 'El pedido {order_number} ha cambiado · {restaurant}',
    ready: 'El pedido {order_number} está listo · {restaurant}',
    ready_dine_in: 'El pedido {order_number} está listo · {restaurant}',
    on_its_way: 'El pedido {order_number} va en camino · {restaurant}',
    cancelled: 'El pedido {order_number} se canceló · {restaurant}',
    cancelled_by_customer: 'El pedido {order_number} se canceló · {restaurant}',
    rejected: 'El restaurante no pudo aceptar el pedido {order_number} · {restaurant}',
    unanswered: 'Nadie respondió a tiempo al pedido {order_number} · {restaurant}',
    refunded: 'Tu dinero del pedido {order_number} · {restaurant}',
    let_go: 'Tu dinero del pedido {order_number} · {restaurant}',
  },
  heading: {
    received: 'Gracias. Recibimos tu pedido.',
    accepted: 'La cocina dijo que sí.',
    confirmed: 'Tu pedido está confirmado.',
    changed: 'Tu pedido tiene una hora nueva.',
    items_changed: 'El restaurante cambió tu pedido.',
    ready: 'Ven a buscarlo.',
    ready_dine_in: 'Ya llega a tu mesa.',
    on_its_way: 'Va en camino.',
    cancelled: 'Este pedido se canceló.',
    cancelled_by_customer: 'Cancelaste este pedido.',
    rejected: 'El restaurante no pudo aceptar este pedido.',
    unanswered: 'Nadie del restaurante respondió a tiempo.',
    refunded: 'Tu dinero va de vuelta.',
    let_go: 'No se cobró nada en tu tarjeta.',
  },
  lead: {
    awaiting:
      'Espera a que alguien del restaurante lo confirme. Te escribiremos otra vez cuando haya respuesta.',
    confirmed: 'Va camino de la pantalla de la cocina. No tienes que hacer nada más.',
    automatic: 'Va camino de la pantalla de la cocina.',
    accepted: 'Se preparará al momento para esta hora.',
    changedAwaiting: 'Todavía espera confirmación. Te escribiremos otra vez cuando haya respuesta.',
    cash: {
      pickup: (amount) => `Trae ${amount} en efectivo cuando lo recojas.`,
      delivery: (amount) => `Ten ${amount} en efectivo a mano cuando lleguemos.`,
      dine_in: (amount) => `Paga ${amount} en efectivo en el restaurante.`,
    },
    over: 'Mientras tanto ha terminado. Ábrelo para ver por qué.',
    ready: {
      pickup: 'Tu pedido te espera en el mostrador.',
      delivery: 'Sale de la cocina enseguida.',
      dine_in: 'Va de camino a tu mesa.',
    },
    on_its_way: 'Ten el teléfono cerca.',
    refund: (amount) =>
      `Devolvemos ${amount} a la tarjeta con la que pagaste. Los bancos tardan hasta cinco días laborables.`,
    refunded: (amount) =>
      `Devolvimos ${amount} a la tarjeta con la que pagaste. Los bancos tardan hasta cinco días laborables en mostrarlo.`,
    refundedInCash: (amount) =>
      `Te devolvimos ${amount} en efectivo, o cobraremos esa cantidad de menos.`,
    refundedToGiftCard: (amount) =>
      `Devolvimos ${amount} a la tarjeta regalo con la que pagaste. Puedes gastarlos ya.`,
    letGo: (amount) =>
      `No se cobró nada. Los ${amount} retenidos en tu tarjeta se liberan; algunos bancos tardan unos días en mostrarlo.`,
    nothingCharged: 'No se cobró nada.',
    cashOff: 'No hay nada que pagar.',
  },
  reason: (reason) => `Motivo: ${reason}`,
  promised: { pickup: 'Listo', delivery: 'Llega', dine_in: 'En tu mesa' },
  atTable: (table) => `Mesa ${table}`,
  where: { pickup: 'Recoger en', delivery: 'Entregar en', dine_in: 'Dónde' },
  handover: {
    unit: (unit) => `Piso o apartamento: ${unit}`,
    leaveAtDoor: 'Dejar en la puerta',
    hasEntryCode: 'Tenemos tu código de acceso.',
  },
  follow: 'Seguir tu pedido',
  see: 'Ver el pedido',
  order: (number) => `Pedido ${number}`,
  items: 'Productos',
  bill: cartContents.bill,
  total: 'Total',
  paidByGiftCard: (lastFour) => `Tarjeta regalo •••• ${lastFour}`,
  due: {
    card: 'Pagado con tarjeta',
    cashOnDelivery: 'A pagar en efectivo',
    tab: 'En la cuenta de la mesa',
    none: 'A pagar',
  },
  taxHeld: (amount) => `Incluye ${amount} de impuestos`,
  taxOnTop: 'Impuestos',
  taxNumber,
  free: 'Gratis',
  times: (count, name) => `${count} × ${name}`,
  half: { left: 'Mitad izquierda', right: 'Mitad derecha' },
  note: (note) => `“${note}”`,
  why: (place) => `Recibes este correo porque hiciste un pedido en ${place}.`,
  sample: {
    dishes: ['Sopa del día', 'Tarta de limón'],
    restaurant: 'Tu restaurante',
    street: 'Tu calle, 1',
    city: 'Tu ciudad',
    address: { line: 'Su calle, 12', suburb: 'Su barrio' },
    reason: 'Aquí aparece el motivo que se indique.',
    test: (subject) => `Prueba: ${subject}`,
  },
  signIn: {
    subject: (place) => `Contraseñas incorrectas en tu cuenta · ${place}`,
    heading: '¿Alguien intenta adivinar tu contraseña?',
    lead: (misses, place) =>
      `Alguien escribió ${misses} veces una contraseña incorrecta para tu cuenta en ${place}, en un navegador en el que nunca iniciaste sesión.`,
    advice: [
      'No entró nadie. A partir de ahora, ese navegador solo puede intentarlo de vez en cuando. En un navegador en el que ya iniciaste sesión, y en aquel en el que abras el enlace de este correo en el plazo de un día, entras como siempre.',
      'Si fuiste tú, abre el enlace e inténtalo de nuevo. Si no, no tienes que hacer nada, siempre que tu contraseña sea larga y no la uses en otro sitio.',
    ],
    button: 'Ir a iniciar sesión',
    small: (place) =>
      `Recibes este correo porque tienes una cuenta en ${place}. Escribimos sobre esto una vez al día como máximo.`,
  },
  test: {
    subject: (place) => `Un correo de prueba · ${place}`,
    heading: 'Tus correos llegan.',
    lead: (place) => `Este es el correo de prueba que pediste en el panel de ${place}.`,
    advice: [
      'Si estaba en el correo no deseado, puede que el dominio del remitente todavía no tenga entradas SPF o DKIM. La página de los correos te dice cuál falta.',
    ],
    button: 'Ir a los correos',
    small: (place) => `Recibes este correo porque diriges ${place} y lo pediste.`,
  },
  invitation: {
    subject: (place) => `Tienes una invitación de ${place}`,
    heading: 'Ven a trabajar con nosotros.',
    lead: {
      owner: (by, place) =>
        `${by} te invita a dirigir ${place}: todo lo de su sitio, sus pedidos y su equipo.`,
      manager: (by, restaurant) =>
        `${by} te invita a gestionar ${restaurant}: sus pedidos, existencias, horarios y cifras.`,
      staff: (by, restaurant) =>
        `${by} te invita al panel de ${restaurant}: sus pedidos y lo que está agotado.`,
    },
    ownerHeading: 'Tu sitio te espera.',
    ownerLead: (place) =>
      `El sitio de ${place} se creó para ti. Elige una contraseña y podrás configurarlo.`,
    advice: [
      'Abre el enlace antes de siete días y elige tu nombre y una contraseña. Funciona una sola vez.',
    ],
    button: 'Aceptar la invitación',
    small: (place) =>
      `Recibes este correo porque alguien dio esta dirección a ${place}. ¿No sabes por qué? Entonces no hagas nada: sin ti no se crea ninguna cuenta.`,
  },
  giftCard: {
    subject: (sender, place) =>
      sender === ''
        ? `Tu tarjeta regalo de ${place}`
        : `${sender} te envió una tarjeta regalo de ${place}`,
    ownSubject: (place) => `Tu tarjeta regalo de ${place}`,
    preview: (amount, place) => `${amount} para gastar en ${place}.`,
    heading: {
      plain: 'Un regalo para ti.',
      birthday: '¡Feliz cumpleaños!',
      thanks: '¡Gracias!',
      feast: 'Ven con hambre.',
    },
    ownHeading: 'Tu tarjeta regalo.',
    from: (sender) => `De ${sender}`,
    worth: 'Tarjeta regalo',
    code: 'Tu código',
    how: 'Escribe el código al finalizar el pedido o muéstralo en el mostrador. Quien tenga el código puede gastarlo, así que guárdalo como si fuera dinero en efectivo.',
    expires: (day) => `Es válida hasta el ${day} inclusive.`,
    expiresNever: 'No caduca nunca.',
    fees: 'No tiene comisiones.',
    replaces: (number) =>
      `La tarjeta regalo que pagó el pedido ${number} ya no es válida. Lo que se devolvió del pedido está en esta.`,
    button: 'Ver su saldo',
    small: (place) =>
      `Recibes este correo porque se compró una tarjeta regalo de ${place} para ti.`,
  },
  password: {
    link: {
      subject: (place) => `Una contraseña nueva para ${place}`,
      heading: 'Elige una contraseña nueva.',
      lead: (place) =>
        `Alguien, esperamos que tú, indicó que olvidó la contraseña de tu cuenta en ${place}.`,
      advice: [
        'Abre el enlace antes de una hora y elige otra. Funciona una sola vez y cierra tus sesiones en todos los demás sitios.',
        '¿No fuiste tú? Entonces no hagas nada: tu contraseña sigue siendo la misma.',
      ],
      button: 'Elegir una contraseña',
    },
    changed: {
      subject: (place) => `Se cambió tu contraseña · ${place}`,
      heading: 'Se cambió tu contraseña.',
      lead: (place) =>
        `La contraseña de tu cuenta en ${place} se acaba de cambiar y se cerró la sesión en tus otros navegadores.`,
      advice: [
        '¿No fuiste tú? Entonces pide un enlace con “¿Olvidaste tu contraseña?” al iniciar sesión.',
      ],
      button: 'Ir a iniciar sesión',
    },
    small: (place) => `Recibes este correo porque tienes una cuenta en ${place}.`,
  },
  secondFactor: {
    reset: {
      subject: (place) => `Se desactivó tu segundo factor · ${place}`,
      heading: 'Tu segundo factor está desactivado.',
      lead: (place) =>
        `Una persona propietaria desactivó el segundo factor de tu cuenta en ${place}: su aplicación, sus llaves de acceso y sus códigos de recuperación ya no valen. Se cerraron todas tus sesiones.`,
      advice: [
        'Inicia sesión con tu contraseña y configura otro en “Mi cuenta”.',
        '¿No lo pediste? Entonces pregunta enseguida a quien sea propietario y cambia tu contraseña.',
      ],
    },
    passkey_added: {
      subject: (place) => `Se añadió una llave de acceso · ${place}`,
      heading: 'Se añadió una llave de acceso.',
      lead: (place) =>
        `Alguien, esperamos que tú, añadió una llave de acceso a tu cuenta en ${place}. Con ella se inicia sesión sin contraseña.`,
      advice: [
        '¿No fuiste tú? Entonces quítala en “Mi cuenta”, cambia tu contraseña y cierra la sesión en todos los demás navegadores.',
      ],
    },
    passkey_blocked: {
      subject: (place) => `Se bloqueó una llave de acceso · ${place}`,
      heading: 'Una de tus llaves de acceso ya no funciona.',
      lead: (place) =>
        `El contador de una de tus llaves de acceso en ${place} retrocedió, como ocurre cuando otra persona usa una copia. Se bloqueó y no entró nadie.`,
      advice: [
        'Inicia sesión con tu contraseña y un código, quita esa llave de acceso en “Mi cuenta” y añade otra.',
      ],
    },
    button: 'Ir a iniciar sesión',
    small: (place) => `Recibes este correo porque tienes una cuenta en ${place}.`,
  },
  newsletter: {
    confirm: {
      subject: (place) => `Confirma, por favor: novedades de ${place}`,
      heading: 'Solo un toque más.',
      lead: (place) =>
        `Alguien, esperamos que tú, nos pidió que escribamos a esta dirección cuando ${place} tenga algo nuevo. Di que sí antes de dos días y estarás en la lista.`,
      button: 'Sí, quiero recibirlas',
      small: (place) =>
        `¿No fuiste tú? Entonces no hagas nada: sin tu sí, ${place} no volverá a escribirte.`,
    },
    already: {
      subject: (place) => `Estás en la lista de ${place}`,
      heading: 'Ya estás en la lista.',
      lead: (place) =>
        `Te suscribiste otra vez a las novedades de ${place}. No hacía falta: ya las recibes todas.`,
      button: 'Ver la carta',
      small: (place) => `Recibes este correo porque pediste las novedades de ${place}.`,
    },
    welcome: {
      subject: (place) => `Te damos la bienvenida a las novedades de ${place}`,
      heading: 'Ya estás en la lista.',
      lead: (place) =>
        `Gracias por tu sí. Escribimos cuando ${place} tiene algo nuevo, y nunca solo para saludar.`,
      button: 'Ver la carta',
      small: (place) => `Recibes este correo porque pediste las novedades de ${place}.`,
    },
    leave: 'Darme de baja',
  },
} satisfies Catalogue<typeof en>;
