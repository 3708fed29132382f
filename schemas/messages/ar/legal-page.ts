import type { Catalogue } from '../catalogue.ts';
import type { legalPage as source } from '../en/legal-page.ts';

export const legalPage = {
  contact: (ways) => `تواصل معنا: ${ways}`,
  changed: (date) => `آخر تغيير في ${date}`,
  earlier: (from) => `هذه نسخة سابقة، سارية منذ ${from}.`,
  toPresent: 'اقرأ النسخة الحالية',
  unavailable: 'لا يمكن قراءة هذه الصفحة الآن.',
  noVersion: 'لا توجد نسخة كهذه من هذه الصفحة.',
  tryAgain: 'حاول مرة أخرى',
  loading: 'جارٍ التحميل',
  orderUnder: 'وفق {terms} و{refunds} لدينا.',
  terms: 'الشروط',
  refunds: 'سياسة الاسترداد',
  newTab: 'يُفتح في علامة تبويب جديدة',
  ofOrder: 'شروط هذا الطلب',
  refundsOfOrder: 'سياسة الاسترداد لهذا الطلب',
} satisfies Catalogue<typeof source>;
