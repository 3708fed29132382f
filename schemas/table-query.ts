/** Query key of what the QR code of a table leads to: its opaque token (rule R80). */
export const tableQuery = 'table';
