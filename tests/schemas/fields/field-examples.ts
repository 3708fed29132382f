/** Texts that a kind of field takes, and texts that it refuses. */
export type Examples = { takes: readonly string[]; refuses: readonly string[] };

export const emailExamples: Examples = {
  takes: [
    'mia@example.com',
    '  mia@example.com ',
    'Mia.Wong+pizza@Example.com.au',
    'andré@exämple.de',
    '用户@例子.广告',
    'почта@почта.рф',
    'user@उदाहरण.भारत',
    'o’neil@example.ie',
    "o'neil@example.ie",
    'a..b@docomo.ne.jp',
  ],
  refuses: [
    'mia',
    'mia@example',
    'mia@@example.com',
    'mia@example..com',
    'mia wong@example.com',
    'mia@example.com, eve@example.com',
    'Mia <mia@example.com>',
    '"mia"@example.com',
    'mia@10.0.0.12',
    'mia@[10.0.0.12]',
    'mia\n@example.com',
    'mia\u202E@example.com',
    `${'a'.repeat(65)}@example.com`,
    `mia@${'a'.repeat(64)}.com`,
    `mia@${'abc.'.repeat(70)}com`,
  ],
};

export const phoneExamples: Examples = {
  takes: [
    '(03) 9123 4567',
    ' (03) 9123 4567 ',
    '+61 3 9123 4567',
    '0412345678',
    '0412.345.678',
    '03/9123-4567',
    '+61 (0)3 9123 4567',
    '٠٤١٢ ٣٤٥ ٦٧٨',
    '０３－９１２３－４５６７',
    '9123 4567 ext. 12',
    '51234',
  ],
  refuses: ['1234', 'later', '()--++', '1'.repeat(41), '0412\n345 678'],
};

/** Of a person, a place, a dish or a device. */
export const nameExamples: Examples = {
  takes: [
    "O'Brien-Núñez",
    'Nguyễn Thị Ánh',
    'О’Коннор',
    '王小明',
    '山田・太郎',
    'محمد عبد الله',
    'प्रिया शर्मा',
    'Zoë 🌮',
    '🦊',
    '👩‍👩‍👧',
    ' Mia ',
  ],
  refuses: ['Mia\u0000', 'Mia\nRossi', 'Half \uD83C'],
};

/** Of all countries: those without postcodes, too. */
export const postcodeExamples: Examples = {
  takes: [
    '3053',
    ' 3053 ',
    '10115',
    '02134-1000',
    'SW1A 1AA',
    'sw1a1aa',
    'K1A 0B6',
    'D02 X285',
    '1011 AB',
    'AD500',
    '〒100-0001',
    '１００－０００１',
    '١١٥١١',
    '-',
  ],
  refuses: ['30\n53', '3053\u0000', '3'.repeat(13)],
};

export const placeExamples: Examples = {
  takes: [
    'Carlton',
    'Ste.-Anne-de-Bellevue',
    "L'Haÿ-les-Roses",
    'Đà Nẵng',
    'القاهرة',
    '渋谷区',
    'Saint John’s',
    ' Fitzroy North ',
  ],
  refuses: ['Carl\nton', 'x'.repeat(81)],
};

export const streetExamples: Examples = {
  takes: [
    '3/12 Lygon Street',
    '12½ Rue de l’Église',
    'ul. Kościuszki 7 m. 3',
    '東京都千代田区１－１',
    'شارع التحرير ١٢',
  ],
  refuses: ['12 Lygon\nStreet', 'x'.repeat(201)],
};

/** Of a coupon or a gift card, as a customer types it. */
export const codeExamples: Examples = {
  takes: [
    'Größe7',
    'GRÖẞE7',
    'ABCD-EFGH-JKLM-NPQR',
    'abcd efgh jklm npqr',
    'ПИЦЦА',
    'ピザ10',
    '🍕',
  ],
  refuses: ['PIZZA\n10', 'x'.repeat(61)],
};

/** Amounts on the wire. */
export const amountExamples: Examples = {
  takes: ['0', '12', '12.5', '12.50', '1.234', '9999999'],
  refuses: [
    '12,50',
    '1 250',
    '-5',
    '+5',
    '1e3',
    '.5',
    '12.',
    '12.3456',
    '12345678',
    '$5',
    '٤',
    'NaN',
  ],
};
