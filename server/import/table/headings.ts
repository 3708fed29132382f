import type { ColumnRole } from '#schemas/api/menu-mapping.ts';

/** A role that a heading may mean, how surely, and what the column is about where that is named. */
export type HeadingGuess = { role: ColumnRole; confidence: number; label: string };

const sure = 1;
const likely = 0.8;
const unsure = 0.5;
/** A heading that has the word price in it, more than one of costs. */
const somePrice = 0.65;

/** Sizes and measures that head a column of prices: 'Large', '12"', 'Glass', '500 ml', 'Half'. */
export const sizeHeading =
  /^(?:(?:extra |x-?)?(?:small|sml|sm|large|lrg|lge|lg)|medium|med|mdm|regular|reg|standard|mini|kids?|child|family|party|jumbo|giant|personal|single|double|triple|half|full|quarter|whole|slice|glass|bottle|btl|carafe|jug|pint|schooner|pot|middy|cup|bowl|piece|dozen|half dozen|lunch|dinner|entr[ée]e size|main size|takeaway|klein|mittel|gross|groß|petit|moyen|grand|pequeñ[oa]|median[oa]|grande|piccol[oa]|medi[oa]|s|m|l|xl|xxl|tall|short|venti|(?:ø ?)?\d{1,3} ?(?:"|”|''|in(?:ch(?:es)?)?|cm|ml|cl|l|oz|g|kg|pcs?|pieces?|pk|pack))$/i;

/** In the order they are tried: the first that fits counts. */
const headings: readonly (readonly [RegExp, ColumnRole, number])[] = [
  // What a shop's export has besides, whose words resemble those of a menu.
  [
    /^(?:cost price|purchase price|price (?:in )?(?:cents|pence|minor)|wholesale|trade price|seo|meta|google|social|weight|length|width|height|shipping|stock|inventory|current quantity|new quantity|stock alert|enabled|tax|gst|vat|unit cost|default unit cost|default vendor|vendor|permalink|url handle|link|gtin|barcode|upc|ean|published|is featured|visibility|sale price dates|date|low stock|backorders|sold individually|allow customer|purchase note|shipping class|download|upsells|cross[- ]?sells|grouped|external url|button|position|sort|order|ordinal|color|colour|printer|station|course time|prep|kitchen|plu|revenue|cost of goods|compare|margin|restaurant|location|store|currency|sale price|online sale price|regular price dates|option1? linked|variant (?:inventory|requires|taxable|weight|compare|fulfil|grams|barcode|image|tax|sku)|image (?:position|alt)|gift card|status date)\b/,
    'ignore',
    likely,
  ],
  [
    /^(?:sugars?|cholesterol|protein|fib(?:er|re)|fat|carbohydrates|sodium|salt|energy)\b/,
    'ignore',
    likely,
  ],
  [/^(?:attribute|option) ?1 value(?:s|\(s\))?$|^option value 1$/, 'size', likely],
  [/^(?:attribute|option) ?1 name$|^option name 1$/, 'size_title', likely],
  [/^(?:attribute|option) ?[2-9]/, 'ignore', unsure],
  [/^option (?:name|value) [2-9]/, 'ignore', unsure],

  [
    /^(?:(?:modifier|option|add[- ]?on|extra|choice|topping)s? ?(?:group|set|list|category)|group ?name|modifier group name|modifier set name|option set)$/,
    'option_group',
    sure,
  ],
  [
    /^(?:modifier|option|add[- ]?on|extra|choice|topping|modifier option|modifier item)(?: ?name)?$/,
    'option_name',
    sure,
  ],
  [
    /^(?:(?:modifier|option|add[- ]?on|extra|choice|topping)s?(?: option)? ?(?:price|cost|charge|amount)|(?:extra|additional|price) (?:cost|charge|difference))$/,
    'option_price',
    sure,
  ],
  [
    /^(?:modifiers|options|add[- ]?ons|extras|choices|toppings|variations? and options|customi[sz]ations)$/,
    'options',
    sure,
  ],
  [/^(?:modifier|option) ?(?:groups|sets|lists)$/, 'groups', sure],

  [
    /^(?:item|menu item|dish|product|food|meal|plate)? ?(?:name|title)$|^(?:menu |food )?items?$|^dish(?:es)?$|^products?$|^food$|^(?:name|title) of (?:the )?(?:dish|item)$|^gericht$|^speise$|^artikel(?:name)?$|^bezeichnung$|^produkt(?:name)?$|^nom$|^plat$|^article$|^libellé$|^nombre$|^plato$|^producto$|^artículo$|^piatto$|^nome$|^prato$|^naam$|^gerecht$|^item name \(english\)$/,
    'name',
    sure,
  ],
  [
    /^(?:customer[- ]facing|display|online|pos|short|alternate|kitchen|receipt) name$|^name \(?(?:en|english)\)?$/,
    'name',
    unsure,
  ],

  [
    /^(?:counter|in[- ]?store|dine[- ]?in|eat[- ]?in|shop|pos) ?(?:price|cost)$/,
    'counter_price',
    sure,
  ],
  [
    /^(?:item |menu |base |list |unit |selling |sell |retail |online |web |regular |variant |normal |standard |default |menu item )?price(?: \(?(?:each|ea|inc(?:l|\.|luding)?\.? ?(?:gst|vat|tax)?|from)\)?)?$|^prices$|^preise?$|^prix(?: ttc)?$|^precio$|^prezzo$|^preço$|^prijs$|^rrp$/,
    'price',
    sure,
  ],
  [
    /^(?:delivery|takeaway|take ?away|pick ?up|uber ?eats|online ordering|app)(?: only)? price$/,
    'price',
    unsure,
  ],
  [/^(?:cost|amount|rate|charge|value|mrp|tariff)$/, 'price', 0.6],
  [/price/, 'price', somePrice],

  [
    /^(?:size|variation|variant|portion|serving|pack size|size name|variation name|variant name|size ?\/ ?variation|portion size|größe|taille|tamaño|formato|taglia)$/,
    'size',
    sure,
  ],

  [
    /^(?:(?:item|menu|product|food|main|parent|reporting|dish)? ?(?:categor(?:y|ies)|section|group|department|class|type of dish)(?: ?(?:name|title))?|courses?(?: name)?|menu ?section|menu ?group|sub ?categor(?:y|ies)(?: ?(?:name|title))?|heading|product categor(?:y|ies)|kategorie|rubrik|warengruppe|catégorie|rubrique|categoría|sección|categoria|categorie|labels?)$/,
    'category',
    sure,
  ],
  [
    /^(?:collection|menu|menu name|(?:product|item|dish|meal) type|type|group)$/,
    'category',
    unsure,
  ],

  [
    /^(?:(?:item|menu|short|long|product|dish|full)? ?descriptions?|details?|text|about|ingredients|notes?|body|body \(html\)|content|beschreibung|zutaten|descripción|ingredientes|ingrédients|descrizione|ingredienti|descrição|omschrijving|description \(english\)|what'?s in it)$/,
    'description',
    sure,
  ],
  [/^(?:summary|excerpt)$/, 'description', unsure],

  [
    /^(?:diets?|dietary(?: (?:info(?:rmation)?|labels?|tags?|flags?|options?|preferences?|requirements?|restrictions?))?|diet type|food preference|veg\/non ?-?veg)$/,
    'diets',
    sure,
  ],
  [
    /^(?:item |menu item |dish |product |food |meal )?(?:tags?|badges?|icons?|symbols?)$/,
    'tags',
    likely,
  ],
  [
    /^(?:allergens?|allergy(?: info(?:rmation)?)?|contains(?: allergens)?|allergen info(?:rmation)?|allergene|alérgenos?|allergènes?|allergeni)$/,
    'allergens',
    sure,
  ],

  [/^(?:parent|parent (?:id|sku|item|product))$/, 'parent_id', sure],
  [
    /^(?:external ?id|item ?id|product ?id|menu ?item ?id|dish ?id|id|token|clover id|handle(?: ?id)?|code|item ?code|item ?number|item no\.?|no\.?|nr\.?|#|number|external reference|reference|ref)$/,
    'external_id',
    likely,
  ],
  [/^(?:sku|product code|plu code)$/, 'external_id', 0.6],

  [
    /^(?:(?:product|item|menu item|dish|food) ?)?(?:image|picture|photo)s?(?: ?(?:url|link|src|file|name|filename))?$/,
    'picture',
    sure,
  ],
  [
    /^(?:available|availability|available for sale(?: \[.+\])?|in stock\??|for sale|sellable|status|active|is active|is available|on sale|visible|available online|square online item visibility|verfügbar|lieferbar|disponible|disponibile)$/,
    'availability',
    sure,
  ],
  [
    /^(?:hidden|sold out|archived|hide|disabled|inactive|is hidden|is archived|86(?:'d|ed)?)$/,
    'hidden_flag',
    sure,
  ],
  [/^(?:calories|kcal|cal|energy \(kcal\)|kj|calorie count)$/, 'calories', sure],
];

/** Diets and allergens that stand as a column of their own, with 'Y' where a dish has them. */
const dietFlag =
  /^(?:is |suitable for )?(?<diet>vegan|vegetarian|veg|v|vg|gluten[- ]?free|gf|dairy[- ]?free|df|nut[- ]?free|halal|kosher|keto|low[- ]?carb|pescatarian|lactose[- ]?free|vegetarisch|vegetariano|vegetariana|végétarien|vegano|vegana|végétalien|glutenfrei|laktosefrei|sin gluten|sans gluten)s?\??$/;
const dietNames: Record<string, string> = {
  v: 'Vegetarian',
  veg: 'Vegetarian',
  vg: 'Vegan',
  gf: 'Gluten free',
  df: 'Dairy free',
  vegetarisch: 'Vegetarian',
  vegetariano: 'Vegetarian',
  vegetariana: 'Vegetarian',
  végétarien: 'Vegetarian',
  vegano: 'Vegan',
  vegana: 'Vegan',
  végétalien: 'Vegan',
  glutenfrei: 'Gluten free',
  'sin gluten': 'Gluten free',
  'sans gluten': 'Gluten free',
  laktosefrei: 'Lactose free',
};
const allergenFlag =
  /^(?:contains |allergen:? ?)(?<allergen>nuts?|peanuts?|tree nuts?|milk|dairy|eggs?|fish|shellfish|crustaceans?|molluscs?|soya?|wheat|gluten|sesame|celery|mustard|lupin|sulph?ites?)$|^(?<plain>peanuts?|tree nuts?|nuts|milk|eggs?|fish|crustaceans?|molluscs?|soya?|wheat|gluten|sesame|celery|mustard|lupin|sulph?ites?)$/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A heading as words: `dishName`, `DishName`, `dish_name`, `dish-name` and `dish.name` are 'dish name'.
 * Letters of an abbreviation stay together (`imageURL`, `kJ`), and so does 'XLarge'.
 */
const spacedWords = (cell: string): string =>
  cell
    .replaceAll(/(?<=\p{L}\p{Ll}|\d)(?=\p{Lu}\p{L})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu, ' ')
    .replaceAll(/(?<=[\p{L}\d])[_.-]+(?=[\p{L}\d])/gu, ' ')
    .replaceAll(/[\s_]+/g, ' ');

/** 'Dish_Name: ' is 'dish name': letters in front of a sign of money go with it. */
export const plainHeading = (cell: string): string =>
  spacedWords(cell)
    .toLowerCase()
    .replace(/[\s:*.]+$/, '')
    .replace(/\s*\((?:optional|required|mandatory)\)$/, '')
    .trim();

/** 'dish names' is 'dish name', 'categories' is 'category'. */
const singular = (heading: string): string =>
  heading.replaceAll(/\b(\p{L}{2,}?)(ies|s)\b/gu, (word, stem: string, ending: string) =>
    ending === 'ies' ? `${stem}y` : stem.endsWith('s') ? word : stem,
  );

/** A currency that a heading names beside the price: 'Price (AUD)', 'Cost ($)', 'price_usd'. */
const moneyOfHeading = /[\s(]*(?:in )?\(?(?<code>[a-z]{3}|(?:[a-z]{1,2})?\p{Sc}|rs\.?)\)?$/u;

/** What a heading says that its column is; null: it is none that is known. */
export function guessHeading(cell: string): (HeadingGuess & { currency: string | null }) | null {
  const heading = plainHeading(cell);
  if (heading === '' || heading.length > 80) return null;
  const guess = guessWords(heading, cell);
  if (guess && !(guess.role === 'price' && guess.confidence <= somePrice)) {
    return { ...guess, currency: null };
  }
  const { code } = moneyOfHeading.exec(heading)?.groups ?? {};
  const shorter = heading.replace(moneyOfHeading, '').trim();
  const isMoney = code !== undefined && (/\p{Sc}|rs/u.test(code) || isCurrency(code));
  const priced = isMoney && shorter !== heading ? guessWords(shorter, shorter) : null;
  if (priced && /price/.test(priced.role)) {
    const currency = isCurrency(code ?? '') ? (code ?? '').toUpperCase() : null;
    return { ...priced, currency };
  }
  return guess ? { ...guess, currency: null } : null;
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const isCurrency = (code: string): boolean => currencies.has(code.toUpperCase());

/** Guesses a heading as it stands and in the singular, which means the same; the surer guess counts. */
function guessWords(heading: string, cell: string): HeadingGuess | null {
  const guess = guessPlain(heading, cell);
  if (guess && guess.confidence > somePrice) return guess;
  const ofOne = guessPlain(singular(heading), cell);
  return (ofOne?.confidence ?? 0) > (guess?.confidence ?? 0) ? ofOne : guess;
}

function guessPlain(heading: string, cell: string): HeadingGuess | null {
  // As Square and Loyverse export them.
  const flag = /^modifier(?: set)? - "?(.+?)"?$/i.exec(cell.trim())?.[1];
  if (flag !== undefined) return { role: 'group_flag', confidence: sure, label: flag };
  const diet = dietFlag.exec(heading)?.groups?.diet;
  if (diet !== undefined) {
    const label = dietNames[diet] ?? capital(diet.replace('-', ' '));
    return { role: 'diet_flag', confidence: likely, label };
  }
  const allergens = allergenFlag.exec(heading)?.groups;
  const allergen = allergens?.allergen ?? allergens?.plain;
  if (allergen !== undefined)
    return { role: 'allergen_flag', confidence: likely, label: capital(allergen) };
  // 'Regular price' is what a shop's export calls the price; beside other sizes it is one of them.
  if (/^(?:regular|standard) price$/.test(heading))
    return { role: 'price', confidence: sure, label: '' };
  const severalSizes = cell
    .replace(/^price\s*|[()]/gi, '')
    .split('/')
    .map((part) => part.trim());
  if (severalSizes.length > 1 && severalSizes.every((part) => sizeHeading.test(part))) {
    return { role: 'price', confidence: sure, label: severalSizes.join(' / ') };
  }
  const size = sizeOfHeading(cell);
  if (size !== null) return { role: 'size_price', confidence: likely, label: size };
  const options =
    /^(?:options?|choices?|extras?|add[- ]?ons?|modifiers?)(?:\s*[–:(]|\s+-)\s*([^)]+)\)?$/i.exec(
      cell,
    )?.[1];
  if (options !== undefined) return { role: 'options', confidence: likely, label: options.trim() };
  for (const [pattern, role, confidence] of headings) {
    if (pattern.test(heading)) return { role, confidence, label: '' };
  }
  return null;
}

/** 'Large', 'Price Large', 'Large Price ($)', 'Price - Large' are of the size 'Large'. */
function sizeOfHeading(cell: string): string | null {
  const named = spacedWords(cell)
    .replace(/\s*\(?(?:[A-Za-z]{0,2}\p{Sc}|[A-Z]{3})\)?$/u, '')
    .replace(/^(?:price|preis|prix|precio|prezzo)\b\s*[-–:(]?\s*|\s*[-–:]?\s*price$/gi, '')
    .replace(/\)$/, '')
    .trim();
  return sizeHeading.test(named) ? capital(named) : null;
}
