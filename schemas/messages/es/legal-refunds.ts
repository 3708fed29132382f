import type { Catalogue } from '../catalogue.ts';
import type { legalRefunds as source } from '../en/legal-refunds.ts';

export const legalRefunds = {
  intro: (seller) =>
    `Cuándo devuelve el dinero ${seller}, y cómo. Además tienes los derechos que te da la ley.`,
  cancelled: {
    heading: 'El pedido no se hace',
    byYou: (time) =>
      `Cancelas antes de que el restaurante lo acepte o, después, hasta ${time} antes de su hora y antes de que empiece la cocina: se devuelve todo.`,
    byUs: 'Rechazamos o cancelamos el pedido: se devuelve todo, y un correo te dice por qué.',
    late: 'Tu pago llega cuando la hora o un plato ya no está: todo se devuelve solo.',
  },
  wrong: {
    heading: 'Algo no está bien',
    call: 'Dínoslo, mejor el mismo día; el teléfono del restaurante está en la página de tu pedido.',
    tell: 'Dínoslo, mejor el mismo día.',
    refund:
      'El restaurante puede devolverte un plato, una parte o todo, y la página de tu pedido muestra lo que se devolvió.',
  },
  how: {
    heading: 'Cómo se devuelve',
    card: 'Lo pagado con tarjeta vuelve a la tarjeta. Lo que solo estaba retenido se libera. Tu banco puede tardar unos días en mostrarlo.',
    cash: 'Lo que pagaste en efectivo te lo devuelven en el restaurante.',
    giftCard:
      'Lo que pagó una tarjeta regalo vuelve a ella, después de lo que se pagó de otra forma. No se cambia por dinero.',
    points:
      'Los puntos que usaste vuelven con la fecha que tenían. Los que ganó la parte devuelta se retiran.',
  },
  giftCards: {
    heading: 'Tarjetas regalo que compraste',
    text: 'De una tarjeta regalo solo se puede devolver lo que no se ha gastado; después la tarjeta deja de valer.',
  },
  questions: { heading: 'Preguntas' },
} satisfies Catalogue<typeof source>;
