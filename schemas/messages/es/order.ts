import type { Catalogue } from '../catalogue.ts';
import type { order as en } from '../en/order.ts';
import { atDateTime, dateTime } from './date-time.ts';
import { changeMoney, lineChanges } from './line-changes.ts';
import { plural } from './plural.ts';
import { taxNumber } from './tax-number.ts';

export const order = {
  title: (number) => `Pedido ${number}`,
  loading: 'Cargando tu pedido',
  promised: {
    pickup: (time) => `Listo ${atDateTime(time)}`,
    delivery: (time) => `Llega ${atDateTime(time)}`,
    dine_in: (time) => `En tu mesa ${atDateTime(time)}`,
    done: { pickup: 'Recogido', delivery: 'Entregado', dine_in: 'Servido' },
  },
  waitingHeading: 'Todavía sin pagar',
  ended: {
    rejected: 'El restaurante no pudo aceptarlo',
    cancelled: 'Este pedido se canceló',
    cancelledByYou: 'Cancelaste este pedido',
    expired: 'No se pagó a tiempo',
    unanswered: 'El restaurante no respondió a tiempo',
    notCollected: {
      pickup: 'No se recogió',
      delivery: 'No se pudo entregar',
      dine_in: 'No se pudo servir',
    },
  },
  progress: {
    label: 'Cómo va tu pedido',
    done: 'hecho',
    placed: 'Enviado',
    accepted: 'Confirmado',
    preparing: 'En la cocina',
    ready: 'Listo',
    out_for_delivery: 'En camino',
    completed: { pickup: 'Recogido', delivery: 'Entregado', dine_in: 'Servido' },
  },
  now: {
    pending_payment: 'Va a la cocina en cuanto esté pagado.',
    placed: 'Espera a que alguien del restaurante lo confirme.',
    unanswered: 'Nadie del restaurante ha respondido todavía. Sigue en espera.',
    accepted: {
      by_hand: 'La cocina dijo que sí.',
      automatic: 'Está confirmado y va camino de la pantalla de la cocina.',
    },
    preparing: 'Lo están cocinando ahora mismo.',
    ready: {
      pickup: 'Ven a buscarlo mientras está recién hecho.',
      delivery: 'Está empaquetado y sale enseguida.',
      dine_in: 'Ya llega a tu mesa.',
    },
    out_for_delivery: 'Va en camino. Ten el teléfono cerca.',
    completed: 'Esperamos que te guste.',
    notCollected: 'Se preparó, pero no había nadie para recibirlo.',
    rejected: 'Lo sentimos. No se preparará.',
    cancelled: 'No se preparará.',
    expired: 'Por eso no se preparó.',
  },
  change: {
    before: (time) => `Antes era ${atDateTime(time)}.`,
    why: (reason) => `La cocina dice: “${reason}”`,
  },
  waits: {
    payment: (time) => `Te lo guardamos hasta ${dateTime(time)}.`,
    answer: {
      wait: (time) => `El restaurante debe responder antes de ${dateTime(time)}.`,
      accept: (time) =>
        `Si nadie responde antes de ${dateTime(time)}, se confirma automáticamente.`,
      reject: (time) =>
        `Si nadie responde antes de ${dateTime(time)}, se cancela y no te cuesta nada.`,
    },
    left: (minutes) =>
      minutes < 1
        ? 'queda menos de un minuto'
        : plural(minutes, { one: 'queda 1 min', other: `quedan ${minutes} min` }),
  },
  money: {
    held: (amount) =>
      `${amount} están retenidos en tu tarjeta. Se cobran cuando se confirme el pedido.`,
    refundPending: (amount) =>
      `${amount} van de vuelta a tu tarjeta. Los bancos tardan hasta cinco días laborables.`,
    refunded: (amount) =>
      `Se devolvieron ${amount} a tu tarjeta. Puede que tu banco lo muestre más tarde.`,
    letGo: (amount) =>
      `No se cobró nada. Los ${amount} retenidos en tu tarjeta se están liberando.`,
    voided: 'No se cobró nada en tu tarjeta. Lo que estaba retenido se liberó.',
    nothingCharged: 'No se cobró nada.',
    nothingToPay: 'No hay nada que pagar.',
  },
  changes: {
    heading: 'El restaurante cambió tu pedido',
    line: lineChanges,
    money: changeMoney,
    why: (reason) => `“${reason}”`,
  },
  refunds: {
    heading: 'Lo que se te devolvió',
    to: {
      card: {
        pending: (amount) =>
          `${amount} van de vuelta a tu tarjeta. Los bancos tardan hasta cinco días laborables.`,
        done: (amount) =>
          `Se devolvieron ${amount} a tu tarjeta. Puede que tu banco lo muestre más tarde.`,
        failed: (amount) => `Tu banco devolvió ${amount} al restaurante. Llámalos, por favor.`,
      },
      cash: (amount) => `Se devolvieron ${amount} en efectivo, o ya no se cobran.`,
      gift_card: (amount) => `${amount} están de nuevo en tu tarjeta regalo.`,
    },
    why: (reason) => `“${reason}”`,
  },
  table: {
    brought: (table) =>
      table === null ? 'Te lo llevamos a tu mesa' : `Te lo llevamos a la mesa ${table}`,
    at: (table) => `Mesa ${table}`,
  },
  anotherRound: 'Pedir otra ronda',
  finishPaying: 'Terminar de pagar',
  toMenu: 'Ver la carta',
  again: {
    button: 'Pedir esto otra vez',
    busy: 'Mirando qué es posible…',
    someTitle: 'Hoy no es posible todo',
    someText: (added) =>
      plural(added, {
        one: '1 plato está en tu carrito. Estos se quedaron fuera:',
        other: `${added} platos están en tu carrito. Estos se quedaron fuera:`,
      }),
    noneTitle: 'Ahora no se puede pedir nada de esto',
    noneText: 'Tu carrito sigue como estaba. El motivo:',
    leftOut: 'Se quedó fuera',
    repricedTitle: 'Algunos precios han cambiado',
    repricedText: (added) =>
      plural(added, {
        one: '1 plato está en tu carrito. Estos tienen ahora otro precio:',
        other: `${added} platos están en tu carrito. Estos tienen ahora otro precio:`,
      }),
    alsoRepriced: 'Estos están en tu carrito y tienen ahora otro precio:',
    repriced: 'Ahora tiene otro precio',
    price: (was, now) => `Ahora ${now}; cuando lo pediste, ${was}`,
    cart: 'Ver el carrito',
    close: 'Cerrar',
    notYours:
      'Solo se puede pedir otra vez donde se hizo el pedido. La carta está abierta a todos.',
    failed: 'No funcionó. Comprueba tu conexión e inténtalo de nuevo.',
  },
  share: {
    button: 'Compartir este pedido',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
    hint: 'Quien tenga el enlace puede ver este pedido.',
    hintCancel: 'Quien tenga el enlace puede seguir este pedido y cancelarlo.',
    failed: 'Tu navegador no nos dejó copiarlo. Aquí está:',
  },
  cancel: {
    button: 'Cancelar el pedido',
    untilAccepted: 'Puedes cancelarlo hasta que se confirme.',
    until: (time) =>
      `Puedes cancelarlo hasta ${dateTime(time)}, salvo que la cocina ya haya empezado.`,
    title: (number) => `¿Cancelar el pedido ${number}?`,
    money: {
      paid: (amount) =>
        `Se devuelven ${amount} a tu tarjeta. Los bancos tardan hasta cinco días laborables.`,
      held: (amount) => `Los ${amount} retenidos en tu tarjeta se liberan. No se cobra nada.`,
      unpaid: 'No se cobró nada ni se cobrará.',
      cash: 'Entonces no hay nada que pagar.',
    },
    reason: '¿Por qué? (si quieres decirlo)',
    confirm: 'Sí, cancelarlo',
    busy: 'Cancelando…',
    keep: 'Mantener el pedido',
    tooLate: 'Aquí ya no se puede cancelar.',
    failed:
      'No se pudo conectar con el restaurante. Inténtalo de nuevo; pedirlo dos veces no causa problemas.',
  },
  restaurant: {
    heading: { pickup: 'Dónde recogerlo', delivery: 'Quién cocina para ti', dine_in: 'Dónde' },
    headingOver: 'El restaurante',
    map: 'Cómo llegar',
    call: (phone) => `Llamar al ${phone}`,
  },
  delivery: {
    heading: 'A dónde va',
    unit: (unit) => `Piso o apartamento: ${unit}`,
    entryCode: (code) => `Código de acceso: ${code}`,
    leaveAtDoor: 'Dejar en la puerta',
    headingOver: { fulfilled: 'A dónde fue', unfulfilled: 'A dónde tenía que ir' },
  },
  tip: {
    button: 'Cambiar la propina',
    present: (amount) => `Tu propina es de ${amount}.`,
    charged: 'Ya se cobró en tu tarjeta, así que aquí ya no se puede cambiar la propina.',
    title: '¿Otra propina?',
    cash: 'La pagas con lo demás, en efectivo.',
    held: (most) =>
      `Tu tarjeta se cobra cuando el restaurante acepte. Tu banco retiene lo suficiente para una propina de hasta ${most}; si quieres dar más, puedes hacerlo en efectivo.`,
    amount: (most) => `Propina, hasta ${most}`,
    tooHigh: (most) => `Escribe una cantidad de 0 a ${most}.`,
    confirm: 'Guardar la propina',
    busy: 'Guardando…',
    keep: 'Dejarla así',
  },
  receipt: {
    heading: 'Recibo',
    paid: {
      card: (amount) => `${amount} pagados con tarjeta.`,
      cashOnDelivery: (amount) => `${amount} pagados en efectivo.`,
      tab: (amount) => `${amount} pagados con la cuenta de la mesa.`,
      none: () => 'No había nada que pagar.',
    },
    partly: {
      collected: (card, rest) => `${card} pagados con tarjeta y ${rest} a la entrega.`,
      open: (card, rest) => `${card} pagados con tarjeta; quedan ${rest} por pagar a la entrega.`,
    },
    unpaid: {
      card: (amount) => `${amount} por pagar con tarjeta.`,
      cashOnDelivery: (amount) => `${amount} por pagar en efectivo.`,
      tab: (amount) => `${amount} en la cuenta de la mesa.`,
      none: () => 'No hay nada que pagar.',
    },
    unpaidAtTable: (amount) => `${amount} por pagar en efectivo a nuestro personal.`,
    times: (count) => `${count} ×`,
    choice: (name, count) => (count > 1 ? `${count} × ${name}` : name),
    note: (note) => `“${note}”`,
    deal: (name) => `Con ${name}`,
    taxNumber,
  },
  missing: {
    heading: 'No encontramos este pedido',
    text: 'Un pedido se abre en el teléfono u ordenador con el que se hizo, y con el enlace completo de nuestro correo. Ábrelo desde ahí o llama al restaurante.',
    menu: 'Ver la carta',
  },
  failed: {
    heading: 'No se pudo cargar tu pedido',
    text: 'El pedido está a salvo. Solo falló esta página.',
    again: 'Intentar de nuevo',
  },
} satisfies Catalogue<typeof en>;
