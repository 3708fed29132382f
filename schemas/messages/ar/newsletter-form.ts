import type { Catalogue } from '../catalogue.ts';
import type { newsletterForm as en } from '../en/newsletter-form.ts';
import { isolate } from './isolate.ts';

export const newsletterForm = {
  email: 'البريد الإلكتروني',
  submit: 'اشتراك',
  sending: 'لحظة من فضلك…',
  note: 'نطلب تأكيدك بالبريد أولًا، وفي كل رسالة رابط لإلغاء الاشتراك.',
  sent: (email) =>
    `بقيت خطوة. يُرجى فتح الرسالة المرسلة إلى ${isolate(email)} والضغط على الزر فيها.`,
  incomplete: `يُرجى كتابة بريد كامل، مثل ${isolate('ana@example.com')}.`,
  tooMany: 'محاولات كثيرة متتالية. يُرجى المحاولة بعد ساعة.',
  failed: 'تعذّر الوصول إلى المطبخ. يُرجى المحاولة مرة أخرى.',
} satisfies Catalogue<typeof en>;
