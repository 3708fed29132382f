import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import {
  usualCategory,
  type DraftDish,
  type DraftOption,
  type DraftSize,
} from '../menu/draft-dish.ts';
import type { ImportProblem } from '../menu/imported-menu.ts';
import { tidyCell } from '../table/menu-table.ts';
import { readPrice } from '../table/read-price.ts';
import type { LinkedData } from './linked-data.ts';
import { isOfType, lastPart, listOf, textOf } from './schema-org-values.ts';

export type ItemPlace = {
  category: string;
  currency: string;
  problems: ImportProblem[];
  findings: ImportFinding[];
};

/** A dish with its offers as prices, several with names as sizes; what has no name is none. */
export function draftOfItem(
  item: Record<string, unknown>,
  data: LinkedData,
  place: ItemPlace,
): DraftDish[] {
  const name = oneLine(textOf(item.name));
  if (name === '') return [];
  const offers = data.all(item.offers);
  const own = item.price === undefined ? [] : [item];
  const prices = [...offers, ...own].map((offer) => sizeOf(offer, name, data, place));
  const isSoldOut =
    offers.length > 0 &&
    offers.every((offer) =>
      /^(?:SoldOut|OutOfStock|Discontinued)$/.test(lastPart(offer.availability)),
    );
  if (isSoldOut)
    place.findings.push({ kind: 'not_sold', row: null, dish: name, detail: 'sold out' });
  const isSized = prices.length > 1 || prices.some((size) => size.name !== '');
  const sizes = isSized
    ? prices.map((size, index) => ({ ...size, name: size.name || `Size ${index + 1}` }))
    : [];
  return [
    {
      row: null,
      id: '',
      name,
      description: tidyCell(textOf(item.description)),
      categories: [oneLine(place.category) || usualCategory],
      price: isSized ? null : (prices[0]?.price ?? null),
      priceText: '',
      counterPrice: null,
      sizes: isOneSize(sizes) ? [{ ...sizes[0], name: '' }] : sizes,
      sizeTitle: '',
      groups: groupsOf(item, data, place),
      diets: dietsOf(item),
      allergens: null,
      picture: pictureOf(item, data),
      suspended: isSoldOut ? 'until-further-notice' : 'not-told',
    },
  ];
}

const oneLine = (text: string): string => tidyCell(text).replaceAll(/\s+/g, ' ');

/** A single offer with a name is the dish's price, whatever it is called. */
const isOneSize = (sizes: readonly DraftSize[]): sizes is [DraftSize] => sizes.length === 1;

/** An offer's price; of a range the lowest, which is said. */
function sizeOf(
  offer: Record<string, unknown>,
  dish: string,
  data: LinkedData,
  { currency, problems, findings }: ItemPlace,
): DraftSize {
  const named = data.all(offer.priceSpecification)[0];
  const source = offer.price ?? named?.price ?? offer.lowPrice ?? named?.minPrice;
  const code = offer.priceCurrency ?? named?.priceCurrency;
  if (typeof code === 'string' && /^[A-Z]{3}$/.test(code)) data.currencies.add(code);
  const label = oneLine(textOf(offer.name) || textOf(named?.name) || textOf(offer.sku));
  const name = label.toLowerCase() === dish.toLowerCase() ? '' : label.slice(0, 120);
  const text = typeof source === 'number' ? String(source) : textOf(source);
  const read = readPrice(text, { currency, decimalMark: '.' });
  if (read.kind === 'unread') {
    problems.push({ place: `“${dish.slice(0, 60)}”, price`, message: read.problem });
    return { name, price: null };
  }
  if (read.kind === 'none') return { name, price: null };
  if (read.kind === 'sizes') return { name, price: read.sizes[0]?.minor ?? null };
  if (read.currency !== null) data.currencies.add(read.currency);
  const isLowest = read.isLowest || (offer.price === undefined && offer.lowPrice !== undefined);
  if (isLowest) {
    const detail = `${text}${offer.highPrice === undefined ? '' : ` to ${textOf(offer.highPrice)}`}`;
    findings.push({ kind: 'price_range', row: null, dish, detail });
  }
  return { name, price: read.minor };
}

/** What can be added: menu items, or sections of them. */
function groupsOf(
  item: Record<string, unknown>,
  data: LinkedData,
  place: ItemPlace,
): DraftDish['groups'] {
  const added = data.all(item.menuAddOn);
  const sections = added.filter((one) => isOfType(one, 'MenuSection'));
  const single = added.filter((one) => !sections.includes(one));
  const optionOf = (option: Record<string, unknown>): DraftOption[] => {
    const name = oneLine(textOf(option.name));
    const offer = data.all(option.offers)[0] ?? option;
    if (name === '') return [];
    return [{ name, price: sizeOf(offer, name, data, place).price ?? 0 }];
  };
  const groups = sections.map((section) => ({
    name: oneLine(textOf(section.name)) || 'Options',
    min: 0,
    max: null,
    options: data.all(section.hasMenuItem).flatMap(optionOf),
  }));
  const options = single.flatMap(optionOf);
  return options.length > 0 ? [...groups, { name: 'Add-ons', min: 0, max: null, options }] : groups;
}

/** 'https://schema.org/GlutenFreeDiet' is 'Gluten free'. */
const dietsOf = (item: Record<string, unknown>): string[] =>
  [
    ...new Set(
      listOf(item.suitableForDiet).map((diet) => {
        const words = lastPart(diet)
          .replace(/Diet$/, '')
          .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
          .toLowerCase()
          .slice(0, 40);
        return words.charAt(0).toUpperCase() + words.slice(1);
      }),
    ),
  ].filter((diet) => diet !== '');

function pictureOf(item: Record<string, unknown>, data: LinkedData): string {
  const [image] = listOf(item.image);
  if (typeof image === 'string') return image;
  const [object] = data.all(image);
  const url = object?.url ?? object?.contentUrl;
  return typeof url === 'string' ? url : '';
}
