import type { MenuEncoding } from '../../api/menu-encodings.ts';

/** Names of encodings for people, the script first. */
export const menuEncodingNames: Record<MenuEncoding, string> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16, as Excel writes it)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western (Windows-1252)',
  macintosh: 'Western (Mac Roman)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Simplified Chinese (GB 18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
};
