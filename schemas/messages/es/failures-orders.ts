import type { Catalogue } from '../catalogue.ts';
import type { orderFailures as en } from '../en/failures-orders.ts';

export const orderFailures = {
  unknown: 'No existe ese pedido.',
  linkEnded:
    'Este enlace ha caducado, 90 días después del pedido o de la reserva. Inicia sesión con tu cuenta para verlo o llama al restaurante.',
  tooLateToCancel: (phone: string) =>
    `Ya es tarde para cancelar este pedido aquí. Llama al restaurante${phone && `: ${phone}`}.`,
  stepKeyReused: 'Esta clave ya vino con otro paso del pedido.',
  states: {
    pending_payment: 'Esto ya no es posible: el pedido espera su pago.',
    placed: 'Esto ya no es posible: el pedido espera al restaurante.',
    accepted: 'Esto ya no es posible: el pedido está aceptado.',
    preparing: 'Esto ya no es posible: el pedido se está preparando.',
    ready: 'Esto ya no es posible: el pedido está listo.',
    out_for_delivery: 'Esto ya no es posible: el pedido está en camino.',
    completed: 'Esto ya no es posible: el pedido ya se entregó.',
    rejected: 'Esto ya no es posible: el pedido fue rechazado.',
    cancelled: 'Esto ya no es posible: el pedido fue cancelado.',
    expired: 'Esto ya no es posible: el pedido ha caducado.',
  },
  tipChanged: (present: string) =>
    `Alguien cambió la propina mientras tanto: ahora es de ${present}. Revísala otra vez.`,
  tipNow: (amount: string) => `La propina es ahora de ${amount}.`,
  tipUpTo: (most: string) => `En este pedido la propina puede ir de nada a ${most}.`,
  tipHeld: (most: string) =>
    `El banco ha reservado lo suficiente para una propina de hasta ${most}. No se puede cobrar más en esta tarjeta; puedes darla en efectivo.`,
  tipFixed: {
    charged:
      'La tarjeta ya se cobró y el cargo no se puede aumentar. El restaurante puede devolver la propina o una parte.',
    being_charged: 'La tarjeta se está cobrando en este momento, así que la propina no cambia.',
    refunded: 'Ya se ha devuelto dinero de este pedido. Pide que te devuelvan la propina.',
    not_paid_yet: 'Este pedido aún no está pagado: elige la propina al pagar.',
    nothing_due: 'Con este pago no se cobraría nada distinto, así que la propina no cambia.',
    several_payments:
      'Se cambiaron platos después y varios pagos se reparten el importe: la propina no cambia.',
    on_tab: 'Este pedido está en una cuenta: quien paga de ella añade su propia propina.',
    over: 'Este pedido ya terminó, así que la propina no cambia.',
  },
  payment: {
    underWay: 'Este pago está en curso. Espera un momento.',
    otherAmount:
      'Tu banco envió un importe distinto del que cuesta este pedido. Hemos avisado al restaurante; llámalo, por favor.',
    expired: 'Este pedido esperó demasiado. Vuelve al pago y hazlo otra vez.',
    ended: 'Este pago se cerró sin cobrar nada. Paga otra vez.',
    notWaiting: 'Este pedido no espera ningún pago con tarjeta.',
    cartChanged: 'Tu carrito cambió después de este pedido. Vuelve al pago y hazlo otra vez.',
    unreachable: 'El servicio de pago no responde en este momento. Inténtalo de nuevo enseguida.',
    unknownChallenge: 'No existe esa pregunta de un banco.',
  },
  declined: {
    card_declined: 'Tu banco ha rechazado esta tarjeta. Prueba con otra.',
    insufficient_funds: 'No hay saldo suficiente en esta tarjeta. Prueba con otra.',
    expired_card: 'Esta tarjeta ha caducado. Prueba con otra.',
    authentication_failed:
      'Tu banco no ha aprobado este pago. Inténtalo de nuevo o prueba con otra tarjeta.',
    not_a_test_card: 'Esta es una tienda de prueba: usa 4242 4242 4242 4242.',
  },
} satisfies Catalogue<typeof en>;
