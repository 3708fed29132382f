/** In the place of the bar of an order by telephone: staff enter those on the English pages. */
export function PhoneOrderHost() {
  return null;
}
