import type { Catalogue } from '../catalogue.ts';
import type { reservations as en } from '../en/reservations.ts';
import { dateTime } from './date-time.ts';
import { plural } from './plural.ts';

const people = (count: number) => plural(count, { one: '1 persona', other: `${count} personas` });

export const reservations = {
  people,
  tryAgain: 'Intentar de nuevo',
  call: (phone) => `Llamar al ${phone}`,

  book: {
    title: 'Reservar mesa',
    lead: 'Elige una hora y la mesa será tuya en un minuto.',
    loading: 'Buscando mesas libres',
    restaurant: '¿Dónde?',
    failedTitle: 'No se cargaron las horas libres',
    failedText: 'Comprueba tu conexión e inténtalo otra vez.',
    noneTitle: 'Aquí no se reserva mesa en línea',
    noneText: 'Llámanos y te encontraremos una.',
    noRestaurants: 'Ahora mismo no aceptamos reservas en este sitio.',
    action: 'Continuar',
    busy: 'Apartando tu mesa…',
    holdHint: 'En el paso siguiente te guardamos la mesa durante diez minutos.',
    missing: 'Elige una hora.',
    unheard: 'Parece que no tienes conexión. Inténtalo de nuevo: no se aparta una mesa dos veces.',
  },

  party: {
    label: '¿Cuántas personas?',
    fewer: 'Una persona menos',
    more: 'Una persona más',
    largerThan: (most) => `Más de ${most}`,
    largerTitle: (most) => `Una mesa para más de ${most}`,
    largerText: 'Llámanos o escríbenos y lo organizamos contigo.',
  },

  day: {
    label: '¿Qué día?',
    strip: 'Días',
    month: 'Ver un mes entero',
    days: 'Ver los días seguidos',
    earlier: 'Días anteriores',
    later: 'Días siguientes',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    today: 'Hoy',
    tomorrow: 'Mañana',
    inSentence: { today: 'hoy', tomorrow: 'mañana' },
    full: 'Completo',
    closed: 'Cerrado',
    isFull: (day, party) => `${day}: no hay mesas libres para ${people(party)}.`,
    isClosed: (day) => `${day}: no se reservan mesas.`,
    named: (day, state) => `${day}, ${state}`,
    legend: 'Los días tachados no tienen mesas libres.',
    tooFar: (day) => `Se puede reservar hasta el ${day}.`,
  },

  area: {
    label: '¿Dónde quieres sentarte?',
    any: 'En cualquier sitio',
    goneTitle: 'Esa zona ya no existe',
    goneText: 'Buscamos una mesa en cualquier parte del restaurante.',
  },

  time: {
    label: '¿A qué hora?',
    full: 'Completo',
    allFull: (day, party) => `No hay mesas libres para ${people(party)} ${dateTime(day)}.`,
    closed: (day) => `No se reservan mesas ${dateTime(day)}.`,
    nextFree: 'Otras horas libres',
    over: 'La hora que elegiste ya no está disponible. Elige otra.',
    lost: (time, party) => `${time}: no queda mesa para ${people(party)}. Elige otra hora.`,
    dayAndTime: (day, time) => `${day}, ${time}`,
  },

  needs: {
    legend: '¿Algo que debamos saber?',
    highChairs: 'Sillas infantiles',
    fewerChairs: 'Una silla infantil menos',
    moreChairs: 'Una silla infantil más',
    wheelchair: 'Alguien viene en silla de ruedas',
    wheelchairHint: 'Para buscar una mesa con espacio suficiente.',
    wishes: 'Deseos (opcional)',
    wishesHint: 'Un cumpleaños, una alergia, un rincón tranquilo.',
    chairs: (count) =>
      plural(count, { one: '1 silla infantil', other: `${count} sillas infantiles` }),
  },

  other: {
    title: 'Esa hora se acaba de ocupar',
    text: 'Estas son las horas libres más cercanas.',
    none: 'No queda ninguna hora cercana libre. Mira otro día.',
  },

  confirm: {
    title: 'Confirma tu mesa',
    loading: 'Buscando tu mesa',
    left: (minutes, seconds) => `Te la guardamos durante ${minutes}:${seconds}`,
    spoken: (minutes) =>
      plural(minutes, {
        one: 'Te guardamos la mesa un minuto más.',
        other: `Te guardamos la mesa ${minutes} minutos más.`,
      }),
    until: (time) => `Hasta ${dateTime(time)} no se la damos a nadie más.`,
    change: 'Cambiar',
    details: '¿A nombre de quién?',
    why: 'Para saber a quién esperamos y poder avisarte si surge algo.',
    name: 'Nombre',
    email: 'Correo electrónico',
    emailHint: 'Ahí te enviamos la confirmación.',
    phone: 'Teléfono',
    action: 'Reservar esta mesa',
    busy: 'Reservando…',
    unheard:
      'El restaurante no nos respondió. Inténtalo de nuevo: la mesa se reserva una sola vez.',
    overTitle: 'Pasaron los diez minutos',
    overText: 'La mesa ya no está apartada. Lo que escribiste sigue aquí.',
    otherTabTitle: 'Esta mesa ya no está apartada',
    otherTabText: 'Elegiste otra mesa en otra pestaña o ventana.',
    noneTitle: 'Todavía no hay una mesa apartada',
    noneText: 'Apártala ahora y tendrás diez minutos para confirmar.',
    again: (time) => `Apartar otra vez: ${time}`,
    hold: (time) => `Apartar: ${time}`,
    holding: 'Apartando…',
    taken: (time) => `${time}: se ocupó mientras tanto.`,
    otherTimes: 'Ver otras horas',
    nothingTitle: 'Todavía no elegiste mesa',
    nothingText: 'Elige para cuántas personas y cuándo.',
    failedTitle: 'No se cargó tu mesa',
    failedText: 'Sigue apartada. Comprueba tu conexión e inténtalo otra vez.',
  },

  success: {
    title: 'Tu mesa está reservada',
    text: (email) => `Te esperamos. La confirmación llegará a ${email}.`,
    number: 'Reserva',
    calendar: 'Añadir al calendario',
    calendarFailed: 'No se pudo crear el archivo. Inténtalo de nuevo.',
    manage: 'Cambiar o cancelar',
    all: 'Tus reservas',
    toMenu: 'Ver la carta',
  },

  facts: {
    heading: 'Tu reserva',
    when: 'Cuándo',
    people: 'Personas',
    area: 'Zona',
    needs: 'Necesidades',
    wishes: 'Deseos',
    where: 'Dónde',
    name: 'Nombre',
    wheelchair: 'Espacio para una silla de ruedas',
    map: 'Cómo llegar',
  },

  own: {
    title: 'Tus reservas',
    loading: 'Cargando tus reservas',
    coming: 'Próximas',
    past: 'Anteriores',
    noneComing: 'Ahora mismo no hay nada reservado.',
    emptyTitle: 'Todavía no hay reservas',
    emptyText: 'Reserva una mesa y la encontrarás aquí.',
    guestNote:
      'Estas son las reservas hechas en este navegador. Con una cuenta las ves en todos tus dispositivos.',
    signup: 'Crear una cuenta',
    logIn: 'Iniciar sesión',
    book: 'Reservar mesa',
    failedTitle: 'No se cargaron tus reservas',
    failedText: 'No se perdieron. Comprueba tu conexión e inténtalo otra vez.',
    missingTitle: 'Aquí no hay ninguna reserva así',
    missingText:
      'Abre otra vez el enlace del correo o inicia sesión con la cuenta que hizo la reserva.',
    oneFailedTitle: 'No se cargó la reserva',
    all: 'Todas las reservas',
    states: {
      held: 'Todavía sin confirmar',
      confirmed: 'Reservada',
      seated: 'Estás en tu mesa',
      finished: 'Estuviste aquí',
      cancelled: 'Cancelada',
      no_show: 'No vino nadie',
    },
    details: 'Detalles',
    detailsOf: (number) => `Detalles de la reserva ${number}`,
    number: (number) => `Reserva ${number}`,
    change: 'Cambiar',
    cancel: 'Cancelar la reserva',
    until: (moment) => `Puedes cambiarla o cancelarla aquí hasta ${dateTime(moment)}.`,
    tooLate: 'Ya es tarde para cambiarla o cancelarla aquí. Llámanos si surge algo.',
    changed: 'Tu reserva ha cambiado.',
    cancelled: 'Tu reserva está cancelada.',
    again: 'Reservar otra vez',
  },

  change: {
    title: 'Cambiar tu reserva',
    action: 'Guardar el cambio',
    busy: 'Guardando…',
    back: 'Dejarla como está',
    same: 'Todavía no cambiaste nada.',
    meanwhile:
      'Mientras tanto se cambió en otro sitio. Abajo está como queda ahora; cámbiala otra vez si lo necesitas.',
    unheard: 'El restaurante no nos respondió. Inténtalo de nuevo: se cambia una sola vez.',
    overTitle: 'Esta reserva ya no se puede cambiar',
  },

  cancel: {
    title: (number) => `¿Cancelar la reserva ${number}?`,
    text: (moment, party) =>
      `La mesa para ${people(party)} (${moment}) queda libre enseguida para otras personas.`,
    confirm: 'Sí, cancelarla',
    busy: 'Cancelando…',
    back: 'Mantener la reserva',
    unheard: 'El restaurante no nos respondió. Inténtalo de nuevo: se cancela una sola vez.',
  },
} satisfies Catalogue<typeof en>;
