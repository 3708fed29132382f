import type { Catalogue } from '../catalogue.ts';
import type { cartFailures as en } from '../en/failures-cart.ts';
import { isolate } from './isolate.ts';

export const cartFailures = {
  changed: 'تغيّرت سلتك في هذه الأثناء. إليك ما فيها الآن.',
  lineGone: 'لم يعد هذا الصنف في سلتك.',
  noSuchDish: 'لا يوجد طبق أو عرض أو خيار كهذا.',
  quantity: (most: number) => `الحد الأقصى من الطبق الواحد هو ${most}. اتصل بنا لطلب المزيد.`,
  full: (most: number) => `تتسع السلة إلى ${most} صنف على الأكثر. اطلب ما فيها أولًا.`,
  noVersion: 'هذا لا يحدد نسخة من السلة.',
  notAgain: 'لا يمكن طلب هذا مرة أخرى.',
  ordersOff: 'لا يستقبل هذا المطعم طلبات عبر الإنترنت حاليًا.',
  lookAround: 'لا يستقبل هذا المطعم طلبات عبر الإنترنت حاليًا. يمكنك تصفّح القائمة.',
  paymentUnderWay: 'هناك دفعة جارية لهذه السلة. انتظر لحظة.',
  dishGone: 'لم يعد هذا الطبق في القائمة.',
  otherDish: 'هذا طبق غير الطبق المذكور.',
  leftMenu: (name) => `${isolate(name)}: لم يعد متوفرًا في قائمة الطعام. يُرجى حذفه للمتابعة.`,
  choiceLeftMenu: (choice, dish) =>
    `${isolate(choice)}: لم يعد متوفرًا في قائمة الطعام. يُرجى تغيير ${isolate(dish)} أو حذفه للمتابعة.`,
  favouritesFull: (most: number) => `وصلت مفضلتك إلى الحد الأقصى وهو ${most}. أزل واحدًا منها أولًا.`,
  notAFavourite: 'لم يعد هذا الطبق ضمن مفضلتك.',
  favouriteAdded: 'أُضيف إلى المفضلة',
  favouriteRemoved: 'أُزيل من المفضلة',
  favouritesCleared: 'أُفرغت المفضلة',
} satisfies Catalogue<typeof en>;
