export const unknownItem = 'Producto desconocido';
