import { expect, test } from 'vitest';
import { handoverText } from '#schemas/fields/handover-text.ts';

test.each([
  '',
  '12',
  '12/34',
  'Apt. 5',
  'Unit 2.1',
  '3.OG links',
  '2.Stock/1.a',
  '3º-A',
  'кв. 12',
  '№ 7',
  'ห้อง ๑๒',
  'फ़्लैट नं. 4',
  'واحد ۳',
  'شقة ٥',
  '5号楼2单元301室',
  'メゾン・青山 ２０１号',
  '（3F）',
  "O'Neil & Sons",
  '*1234#',
  'Ring: 12',
  'B–12',
])('takes %j', (text) => expect(handoverText.parse(text)).toBe(text));

test.each([
  'win.example',
  'www.example.com',
  'x@y',
  '<b>12</b>',
  '"12"',
  '12.example',
  '360.cn now',
  'tel:0900',
  'http://x',
  'pizza．example',
  '12\n13',
  'x'.repeat(31),
])('refuses %j', (text) => expect(handoverText.safeParse(text).success).toBe(false));
